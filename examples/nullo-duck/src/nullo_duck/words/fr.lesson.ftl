tip-duck-hello = Chaque pli que vous faites coûte un point, et le plus petit total gagne. Vous seul voyez vos six cartes.
tip-duck-lead = À vous d’entamer. { $card } est basse : un autre devra prendre.
tip-duck-lead-not = Elle pourrait faire le pli. Entamez de { $card }, que presque tout bat.
tip-duck-low = Vous en avez fait un. Entamez de { $card } : d’autres en ont de plus hautes.
tip-duck-low-not = { $card } est plus sûre : on la battra.
tip-duck-throw = Vous ne pouvez pas fournir : défaussez { $card }, votre carte la plus dangereuse.
tip-duck-throw-not = Gardez la basse carte et débarrassez-vous de { $card }.
learnt-duck =
    Chaque pli coûte un point.
    Fournissez si vous le pouvez ; la plus haute carte de la couleur demandée fait le pli.
    Quand vous ne pouvez pas fournir, défaussez votre plus haute carte.
