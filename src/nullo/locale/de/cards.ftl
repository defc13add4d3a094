# Karten in Worten, und was auf Karten gedruckt steht.

card-suit = { $suit }-{ $rank }
card-back = verdeckte Karte
card-rank-A = Ass
card-rank-K = König
card-rank-Q = Dame
card-rank-J = Bube

## Was eine Karte neben ihrem Bild zeigt.

card-trump = Trumpf
card-open = liegt offen, für alle sichtbar
card-drawn = gerade bekommen
card-revoke = bedient nicht
card-best = bisher die höchste
card-as = als { $cards }
card-or = { " oder " }

## Das Blatt und was dazu gefragt wird.

hand-mine = Dein Blatt
hand-which = Welche Sauce soll es sein?
hand-as = Als { $card }
hand-back = Zurück
hand-hidden = { $count ->
    [one] Eine Karte, noch nicht angesehen
   *[other] { $count } Karten, noch nicht angesehen
}
card-index-K = K
card-index-Q = D
card-index-J = B
