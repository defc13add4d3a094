# Les conseils sur la page.

hint-step = Conseil, étape { $number } sur 3
hint-title = Conseil
hint-why = Pourquoi ?
hint-show = Montrez-moi
hint-setting = Permettre les conseils
hint-about = Chacun peut demander un conseil quand c’est à lui de jouer. Seul avec des robots, c’est toujours permis.
hint-term = Conseils
hint-says-on = Permis
hint-says-off = Seulement quand on est seul avec des robots
hint-says-newcomers = Pour les débutants
newcomer-hint-setting = Conseils pour les débutants
newcomer-hint-about = Qui dit avant le début que le jeu est nouveau pour lui peut demander des conseils. Tout le monde sait de qui il s’agit.
tool-hint = Conseil
key-hint = H
key-hint-words = Demander un conseil ; chaque appui en dit plus
