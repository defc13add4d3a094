tip-dodge-hello = Chaque pli que vous faites coûte un point, et le plus petit total gagne. Vous seul voyez vos six cartes.
tip-dodge-lead = À vous d’entamer. { $card } est basse : un autre devra prendre.
tip-dodge-lead-not = Elle pourrait faire le pli. Entamez de { $card }, que presque tout bat.
tip-dodge-low = Vous en avez fait un. Entamez de { $card } : d’autres en ont de plus hautes.
tip-dodge-low-not = { $card } est plus sûre : on la battra.
tip-dodge-throw = Vous ne pouvez pas fournir : défaussez { $card }, votre carte la plus dangereuse.
tip-dodge-throw-not = Gardez la basse carte et débarrassez-vous de { $card }.
learnt-dodge =
    Chaque pli coûte un point.
    Fournissez si vous le pouvez ; la plus haute carte de la couleur demandée fait le pli.
    Quand vous ne pouvez pas fournir, défaussez votre plus haute carte.
