# Ce que la page dit d’elle-même avant de tourner, aux recherches et aux aperçus de liens.

page-about = Cinq jeux de cartes du tout ou rien : seul avec des robots, ou entre amis par un lien.
