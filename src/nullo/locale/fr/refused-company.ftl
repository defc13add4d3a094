# Pourquoi une table refuse ce qui touche à la compagnie. Les clés sont « error- » et le code.

error-cut-seats = Un tirage décide des places. Pour les choisir, réglez-le d’abord à cette table.
error-before-start = Cela ne se règle qu’avant le début de la partie.
error-rematch-asked = Une nouvelle partie est déjà proposée : répondez-y.
error-no-rematch = Personne ne propose de nouvelle partie.
error-rematch-begun = La partie suivante a déjà commencé.
error-talk-off = L’hôte a coupé les messages à cette table.
error-no-takebacks = Cette table ne permet pas les retours en arrière.
error-no-hints = Cette table ne permet pas les conseils.
error-hint-failed = Pas de conseil possible pour l’instant. Réessayez dans un moment.
error-nothing-to-take-back = Vous n’avez rien fait dans cette donne que vous puissiez reprendre.
error-revealed = Quelque chose a été montré ou tiré depuis : impossible de revenir en arrière.
error-back-asked = Un retour en arrière est déjà demandé.
error-no-back = Personne n’attend votre réponse à un retour en arrière.
error-hands-open = Les spectateurs voient toutes les mains en ce moment : vous pourrez prendre place après cette donne.
error-no-claims = Dans ce jeu, on ne peut pas revendiquer les plis restants.
error-not-yours = D’après ce que vous savez, il n’est pas sûr que tous les plis restants soient à vous.
error-claimed-before = Vous avez déjà revendiqué pendant ce pli : réessayez au suivant.
