# Les premières donnes guidées. La clé d’un conseil finit par « -not » là où il dit pourquoi un autre choix permis est moins bon.
# Dans le terminal

cli-learn = Une première donne guidée : environ cinq minutes, avec un conseil à chaque choix.
learn-cli-intro = Tapez ce que le conseil propose. Aussi : show (montrer), back (reculer), again (recommencer), rules T8, help, quit. Une ligne vide pour continuer.
learn-cli-next = (Entrée pour continuer)
learn-cli-way = (tapez-le, ou « show »)
learn-cli-shown = Montré : { $action }
learn-cli-left = La leçon vous attend : nullo learn { $game }
learn-cli-none = { $game } n’a pas de leçon
learn-cli-play = À vous de jouer : nullo play { $game }

# Plis expliqués des pages de règles

worked-who-led = { $name } entame
worked-who-took = { $name } fait le pli
worked-who-led-took = { $name } entame et fait le pli
worked-who-played = { $name }
worked-who-held = { $name } avait en main
worked-hand = { $who }, et pouvait jouer :
worked-revoke = renonce : pouvait fournir
worked-called = exigée par un adversaire
worked-laid = { $who } : { $card }
worked-trump = { $card } est le seul atout.
worked-highest-trump = { $card } est l’atout le plus fort.
worked-highest = { $card } est le plus fort { $suit }.
worked-points = Le pli vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
worked-leads = Le pli suivant est entamé par { $name }.
