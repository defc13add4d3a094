# La preuve du mélange : ce qu’il en est, donne par donne, au terminal et dans le navigateur.
cli-verify = Vérifie les sceaux d’une feuille de partie jouée à une table ; code de sortie 1 si quelque chose ne concorde pas, 2 si la feuille est fausse.

verify-fits = Donne { $hand } : ce sont les cartes scellées ({ $seal }…).
verify-unsealed = Donne { $hand } : ne concorde pas. Elle n’a pas de sceau.
verify-missing = Donne { $hand } : ne concorde pas. Elle a été scellée ({ $seal }…), mais la feuille ne la contient pas.
verify-deck = Donne { $hand } : ne concorde pas. Ce ne sont pas les cartes scellées ({ $seal }…).
verify-redeals = Donne { $hand } : ne concorde pas. Les cartes ont été redonnées d’un autre paquet que celui qui était scellé ({ $seal }…).
verify-draws = Donne { $hand } : ne concorde pas. Une carte a été tirée au sort que le sceau ({ $seal }…) ne donne pas.
verify-all-fit = Chaque donne concorde avec son sceau.
verify-not-all = Toutes les donnes ne concordent pas avec leur sceau.
verify-proves = Un sceau prouve que les cartes d’une donne étaient fixées avant qu’elle commence. Il ne prouve ni qu’elles ont été bien mélangées, ni que personne ne les a regardées.
