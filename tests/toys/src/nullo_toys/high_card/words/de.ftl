## What it is

title-high-card = Hohe Karte
kind-high-card = Eine verdeckte Karte, eine Entscheidung
tile-high-card = Bleib, wenn du deiner Karte traust: Die höchste unter denen, die bleiben, gewinnt.
about-high-card = Eine verdeckte Karte für jeden: bleiben oder passen, und die höchste der Gebliebenen gewinnt.

## Its options

option-high-card-hands = Spiele
option-high-card-hands-about = So viele Spiele hat die Partie.
option-high-card-broken = Fehler
option-high-card-broken-about = Für Tests: wo im Spiel ein Fehler auftritt.
option-high-card-broken-none = nirgends
option-high-card-broken-legal = bei den erlaubten Aktionen
option-high-card-broken-act = bei einer Aktion
option-high-card-broken-world = in einer Welt
option-high-card-broken-points = bei den Punkten

## What is asked, and why

phase-stay-or-fold = bleiben oder passen
ask-stay-or-fold = Bleiben oder passen?
why-stay-or-fold = Ist deine Karte die höchste der Gebliebenen, gewinnst du mindestens { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }.

## Choices

choice-stay = bleiben
choice-fold = passen
act-stay = Bleiben
act-fold = Passen

## Refusals

refuse-high-card-one-may-not-stay = wer die 1 hat, darf nicht bleiben

## What happened

told-stay = { $name } bleibt.
told-stay-you = Du bleibst.
told-fold = { $name } passt.
told-fold-you = Du passt.
told-last-high-card = Die Karten waren:
said-stay = bleibt
said-fold = hat gepasst
