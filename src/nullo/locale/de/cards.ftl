# Karten in Worten, und was auf Karten gedruckt steht.

card-suit = { $suit }-{ $rank }
card-colour = { $suit }-{ $rank }
card-all = { $suit }-ALL
card-nothing = { $suit }-NOTHING
card-sauce = SAUCE
card-back = verdeckte Karte
card-rank-A = Ass
card-rank-K = König
card-rank-Q = Dame
card-rank-J = Bube

print-all = ALL
print-nothing = NOTHING
print-sauce = SAUCE

## Was eine Karte neben ihrem Bild zeigt.

card-now-all = zählt jetzt als ALL
card-now-nothing = zählt jetzt als NOTHING
card-flip = FLIP, dreht { $card } um
card-trump = Trumpf
card-worth = zählt { $worth }
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
bid-card-down = Ansage, verdeckt
bid-card-own = deine geheime Ansage: { $bid }
bid-card-up = Ansage: { $bid }
