# Une équipe qui a gagné.

won-team = Victoire : { $names }.
won-team-you = Vous avez gagné, vous et { $name } !
