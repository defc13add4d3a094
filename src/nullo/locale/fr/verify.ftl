# La preuve du mélange : ce qu’il en est, donne par donne, au terminal et dans le navigateur.
cli-verify = Vérifie les sceaux de l’enregistrement d’une partie jouée à une table ; code de sortie 1 si quelque chose ne concorde pas, 2 si l’enregistrement n’est pas valable.

verify-fits = Donne { $hand } : ce sont les cartes scellées ({ $seal }…).
verify-unsealed = Donne { $hand } : ne concorde pas. Elle n’a pas de sceau.
verify-missing = Donne { $hand } : ne concorde pas. Elle a été scellée ({ $seal }…), mais l’enregistrement ne la contient pas.
verify-deck = Donne { $hand } : ne concorde pas. Ce ne sont pas les cartes scellées ({ $seal }…).
verify-redeals = Donne { $hand } : ne concorde pas. Les cartes ont été redonnées à partir d’un autre paquet que le paquet scellé ({ $seal }…).
verify-draws = Donne { $hand } : ne concorde pas. Une carte tirée au sort n’est pas celle que donne le sceau ({ $seal }…).
verify-all-fit = Chaque donne concorde avec son sceau.
verify-not-all = Une donne au moins ne concorde pas avec son sceau.
verify-proves = Un sceau prouve que les cartes d’une donne étaient fixées avant qu’elle commence. Il ne prouve ni qu’elles ont été bien mélangées, ni que personne ne les a regardées.
