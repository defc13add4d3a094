## What it is

about-all-fives = Halten oder betteln, dann die Trümpfe fangen, die zählen; bis 61.
title-all-fives = All Fives
help-all-fives = Trümpfe in deinen Stichen zählen: A 4, K 3, D 2, B 1, 10 zehn, 5 fünf.
tile-all-fives = Mit guten Trümpfen halten, oder betteln und den Geber schwitzen lassen. Wer zuerst 61 hat, gewinnt.
kind-all-fives = Jagd auf Trümpfe

## Its options

option-all-fives-target = Punkte zum Sieg
option-all-fives-target-about = Wer zuerst mit mindestens so vielen Punkten allein vorn liegt, gewinnt.
option-all-fives-batch = Karten auf einmal
option-all-fives-batch-about = So viele der ersten sechs Karten gibt man auf einmal.
option-all-fives-mode-about = Ehrenmodus: Nichtbedienen ist möglich und lässt sich korrigieren und rügen, und eine Karte, die offen daliegt, kann gefordert werden.
option-all-fives-revoke_rule = Eine berechtigte Rüge
option-all-fives-revoke_rule-about = Was Nichtbedienen kostet, wenn es gerügt wird.
option-all-fives-revoke_rule-penalty = Wer nicht bedient hat, verliert 3
option-all-fives-revoke_rule-bonus = Die anderen bekommen 3
option-all-fives-false_call = Eine falsche Rüge
option-all-fives-false_call-about = Punkte, die eine falsche Rüge kostet. ⚖

## What is asked, and why

phase-beg = halten oder betteln
phase-answer = einen Punkt oder drei Karten mehr geben
phase-ask = eine offen liegende Karte fordern oder passen
ask-called = { $card } ist gefordert: Spiel sie.
ask-beg = { $upper } ist Trumpf. Halten oder betteln?
why-beg = Bettelst du, gibt { $seat } dir 1 Punkt – oder allen drei Karten mehr und einen neuen Trumpf.
ask-answer = { $seat } bettelt. „Nimm einen“, oder drei mehr?
why-answer = „Nimm einen“: 1 Punkt für { $seat }. Drei mehr: für alle drei weitere Karten und ein neuer Trumpf.
ask-ask = Eine Karte von { $seat } fordern?
why-ask = Eine offen liegende Karte muss gespielt werden, wenn sie gefordert wird.
table-wait-beg = { $names } hält oder bettelt.
table-wait-answer = { $names } antwortet.
table-wait-ask = { $names } darf eine Karte fordern.

## Choices

choice-stand = halten
choice-beg = betteln
choice-take-one = nimm einen
choice-run = drei mehr
act-stand = Halten
act-beg = Betteln
act-take-one = Nimm einen
act-run = Drei mehr

## Refusals

refuse-not-exposed = die Karte liegt nicht offen da
refuse-must-obey = { $card } wurde gefordert und muss gespielt werden

## What happened

told-call-void = Die Forderung gilt nicht: Die offene Karte bleibt liegen.
told-call = { $name } fordert { $what }.
told-call-you = Du forderst { $what }.
told-pass = { $name } passt.
told-pass-you = Du passt.
told-stand = { $name } hält.
told-stand-you = Du hältst.
told-beg = { $name } bettelt.
told-beg-you = Du bettelst.
told-take-one = { $name } sagt: „Nimm einen.“
told-take-one-you = Du sagst: „Nimm einen.“
told-run = { $name } gibt allen drei Karten mehr.
told-run-you = Du gibst allen drei Karten mehr.

## What lies on the table

said-stand = hält
said-beg = bettelt
said-take-one = nimm einen
said-run = drei mehr
fact-set-aside = beiseitegelegt: { $cards }
table-exposed = Liegt offen
table-turned-suit = Aufgedeckt: { $suit }
table-trump-if = Trumpf, wenn es dabei bleibt
table-set-aside = Beiseitegelegt

# The parts of a score.
score-trumps = Trümpfe in den Stichen
score-take-one = „Nimm einen“
score-false-call = falsche Rüge
score-revoked = Nichtbedienen gerügt
score-revoke-found = Nichtbedienen eines anderen

## Tipps

reason-trumps-worth = { $points ->
    [0] Deine Trümpfe selbst zählen nichts.
    [one] Deine Trümpfe zählen 1 Punkt, wenn du sie heimbringst.
   *[other] Deine Trümpfe zählen { $points } Punkte, wenn du sie heimbringst.
 }
