# Après la partie : la page pour la revoir, le résultat, les feuilles de partie, les sceaux.

error-film-too-long = Cette partie est trop longue pour être montrée ici.
error-too-many-films = Trop de parties revues : réessayez plus tard.
