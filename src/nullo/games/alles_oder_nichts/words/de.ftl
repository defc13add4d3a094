## What it is

about-alles-oder-nichts = Genau ansagen, wie viele Stiche du machst, offen oder geheim.
title-alles-oder-nichts = Alles oder Nichts
tile-alles-oder-nichts = Sag, wie viele Stiche du machst. Offen zählt doppelt, geheim geht auch.
kind-alles-oder-nichts = Genau ansagen

## Its options

option-alles-oder-nichts-hand_sizes = Karten je Runde
option-alles-oder-nichts-hand_sizes-about = Wie viele Karten jeder bekommt, Runde für Runde; dann wieder von vorn.
option-alles-oder-nichts-hands = Runden
option-alles-oder-nichts-hands-about = Wie viele Runden gespielt werden, wenn nicht bis zu einem Punktestand gespielt wird.
option-alles-oder-nichts-target = Bis zu einem Punktestand
option-alles-oder-nichts-target-about = Das Spiel endet mit der Runde, in der jemand ihn erreicht, wie viele Runden das auch dauert.
option-alles-oder-nichts-impossible_bids = Unmögliche Ansagen
option-alles-oder-nichts-impossible_bids-about = Man darf bis zu 6 Stiche ansagen, auch wenn jeder weniger Karten hat. ⚖
option-alles-oder-nichts-suits = Farben im Spiel
option-alles-oder-nichts-suits-about = So viele Farben hat das Kartenspiel, in dieser Reihenfolge: Pik, Herz, Karo, Kreuz. ⚖
option-alles-oder-nichts-ranks = Karten je Farbe
option-alles-oder-nichts-ranks-about = Jede Farbe geht von 1, der niedrigsten, bis zu dieser Zahl. ⚖
option-alles-oder-nichts-mode-about = Ehrenmodus: Nichtbedienen ist möglich und lässt sich korrigieren und rügen; wer zu Recht gerügt wird, bekommt in der Runde nichts. ⚖

## Cards

bid-card-down = Ansage, verdeckt
bid-card-own = deine geheime Ansage: { $bid }
bid-card-up = Ansage: { $bid }

## What is asked, and why

phase-say = offen oder geheim sagen
ask-bid-tricks = Wie viele Stiche machst du?
why-bid-tricks = Verdeckt, bis alle gewählt haben.
ask-say = Offen oder geheim?
why-say = Offen: 2 je Stich und 3 dazu, aber nichts, wenn es nicht genau stimmt. Geheim: 1 je Stich, 3 dazu, wenn es genau stimmt.
table-wait-say = { $names } sagt offen oder geheim.

## Choices

choice-open = offen
choice-secret = geheim
act-open = Offen
act-secret = Geheim

## What happened

told-open = { $name } sagt: offen.
told-open-you = Du sagst: offen.
told-secret = { $name } sagt: geheim.
told-secret-you = Du sagst: geheim.
told-open-bids = Die offenen Ansagen:
told-bids = Angesagt war:

## What lies on the table

said-open = offen
said-secret = geheim
table-bid-open = Offen
table-bid-secret = Geheim
table-bid-laid = Verdeckt
table-bid-only-you = nur du siehst sie

# The parts of a score.
score-tricks = { $count } gemacht
score-bid = { $count } angesagt
score-taken = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
 }
score-taken-open = { $count ->
    [one] 1 Stich, offen angesagt
   *[other] { $count } Stiche, offen angesagt
 }
score-exact = Ansage genau getroffen

## Tipps

reason-tricks-needed = Für deine Ansage brauchst du { $count ->
    [one] den letzten Stich
   *[other] noch { $number ->
      [one] einen
     *[other] { $number }
   } der { $count } Stiche, die übrig sind
 }.
reason-tricks-enough = Du hast so viele Stiche wie angesagt: Jeder weitere verdirbt die Ansage.
reason-tricks-short = Deine Ansage braucht mehr Stiche, als noch kommen: Sie ist verfehlt.
reason-tricks-over = Du hast mehr Stiche als angesagt: Die Ansage ist verfehlt.
