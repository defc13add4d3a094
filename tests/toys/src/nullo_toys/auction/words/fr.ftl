title-auction = Les Enchères
kind-auction = Des plis, et l’entame à vendre
tile-auction = Achetez l’entame, puis méritez son prix avec trois plis.
about-auction = L’entame se vend avant les plis, pour des points qu’il faut mériter.
option-auction-hands = Donnes
option-auction-hands-about = La partie prend fin après ce nombre de donnes.
phase-auction = les enchères
ask-auction = { $count ->
    [0] Monter le prix, ou vous retirer ?
   *[other] Plus de { $count }, ou vous retirer ?
 }
why-auction = Vous gagnez le prix avec trois des cinq plis, et le perdez avec moins.
act-raise = Monter à { $number }
act-drop = Me retirer
choice-raise = monter à { $number }
choice-drop = se retirer
told-raise = { $name } monte à { $number }.
told-raise-you = Vous montez à { $number }.
told-drop = { $name } se retire.
told-drop-you = Vous vous retirez.
said-raise = monte à { $number }
said-drop = retiré
refuse-auction-too-low = le prix doit dépasser { $count }
table-facts-auction = Ce qui est en jeu
fact-auction-price = Prix { $number } : offert par { $name }
fact-auction-price-you = Prix { $number } : offert par vous
