# Le nom d’une page ailleurs : écran d’accueil, aperçu d’un lien, papier. Et l’attente.

app-name = Nullo : jeux de cartes
app-about = Des jeux de cartes où l’on gagne tout ou rien : en solo contre des robots, ou entre amis grâce à un lien.
preview-picture = Cinq cartes en éventail à côté du nom Nullo
preview-invited = { $name } vous invite à jouer à { $game }
preview-table = { $game }, hôte : { $name }
preview-seats = { $free ->
    [0] Les { $seats } places sont prises, mais vous pouvez regarder.
    [one] { $free } place libre sur { $seats }. Pas de compte ; un nom suffit.
   *[other] { $free } places libres sur { $seats }. Pas de compte ; un nom suffit.
 }
preview-begun = { $free ->
    [0] La partie a commencé. Venez la regarder.
   *[other] La partie a commencé. Vous pouvez regarder, ou prendre une place tenue par un robot.
 }
preview-over = La partie est finie. Venez voir comment elle s’est terminée.
preview-replay = { $game }, carte par carte
preview-replay-about = Une partie jouée sur Nullo, à revoir de n’importe quelle place.
preview-learn = Apprendre { $game }
preview-learn-about = Une première donne, expliquée pendant que vous la jouez. Cinq minutes suffisent.

still-loading = Toujours en chargement. La connexion est lente.
table-unreached = La table ne répond pas
table-unreached-words = Le serveur est peut-être arrêté, ou quelque chose en chemin bloque les WebSockets. La page réessaie sans cesse.
settings-not-kept = Ce navigateur n’enregistre rien ici : ces réglages valent jusqu’à la fermeture de la page.
problem-no-cookies = Ce navigateur refuse les cookies, et c’est par un cookie que Nullo vous reconnaît à une table. Autorisez-le pour cette adresse.
