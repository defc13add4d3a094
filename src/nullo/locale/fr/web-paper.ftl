# Imprimer depuis la page.
error-no-printing = Ce serveur ne peut pas imprimer : l’extra « paper » n’est pas installé.
error-too-many-papers = Trop d’impressions : réessayez plus tard.
onpaper-title = Imprimer : feuille de marque, cartes, règles
onpaper-lead = Des fichiers PDF : les cartes s’impriment recto verso et se découpent, les règles tiennent sur une feuille.
onpaper-scoresheet = Feuille de marque
onpaper-deck = Cartes
onpaper-rules = Règles
onpaper-paper = Papier
onpaper-a4 = A4
onpaper-letter = Letter
onpaper-players = Joueurs
onpaper-missing = Ces caractères ne peuvent pas être imprimés : { $letters }. À la place d’un tel nom, la feuille a une ligne à remplir.
