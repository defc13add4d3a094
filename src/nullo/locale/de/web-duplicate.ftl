# Duplikattische: ein Satz von Blättern, den Freunde jeder auf demselben Platz spielen.

error-no-duplicate = Diese Spiele gibt es nicht: Sie wurden gelöscht, oder der Link ist unvollständig.
error-not-alone = An diesem Tisch hat noch jemand gespielt: Nur eine Partie allein gegen Bots ergibt eine Herausforderung.
error-own-challenge = Das sind deine eigenen Karten: Du hast sie schon gespielt.

duplicate-page = Dieselben Karten · Nullo
duplicate-heading = Dieselben Karten für Freunde
duplicate-heading-of = { $game }: { $deals ->
    [one] ein Spiel
   *[other] { $deals } Spiele
 }
duplicate-lead = Alle spielen dieselben Karten auf demselben Platz gegen dieselben Bots und vergleichen danach die Ergebnisse.
duplicate-by = Erstellt von { $name }
duplicate-link = Mit Freunden: dieselben Karten
duplicate-game = Spiel
duplicate-deals = Zahl der Spiele
duplicate-make = Karten geben
duplicate-share = Der Link für Freunde
duplicate-deal = Nr. { $number }
duplicate-play = Spielen
duplicate-play-of = Nr. { $number } spielen
duplicate-continue = Weiterspielen
duplicate-continue-of = Weiterspielen: Nr. { $number }
duplicate-total = Summe
duplicate-results = Ergebnisse
duplicate-none = Noch hat niemand angefangen.
duplicate-hidden = fertig; du siehst es nach deinem eigenen Versuch
duplicate-going = spielt
duplicate-replay-of = { $points }: Nr. { $number } von { $name } nachspielen
duplicate-where = Nr. { $number } eines Satzes
duplicate-after = Ergebnisse vergleichen

challenge-page = Besiege mich mit diesen Karten · Nullo
challenge-make = Freunde herausfordern
challenge-title = Besiege mich mit diesen Karten
challenge-about = Wer dem Link folgt, spielt deine Karten auf deinem Platz gegen dieselben Bots. Danach seht ihr beide Partien nebeneinander, und die des Experten.
challenge-link = Der Link zu deinen Karten
challenge-in-link = Diese Seite hat keinen Server, der die Karten aufheben könnte, darum stehen sie im Link selbst: Nullo zeigt sie vor dem Spiel niemandem, aber wer den Link auspackt, kann sie lesen.
challenge-too-long = Diese Seite hat keinen Server, der die Karten aufheben könnte, und die Partie ist zu lang für einen Link.
challenge-sealed = Im Link stehen die Karten nicht. Der Server gibt sie wie in der ersten Partie und behält alle Partien für sich, bis du gespielt hast.
challenge-trick = Der Stich, der Runde { $hand } entschied
challenge-open = Den ganzen Stich zeigen
challenge-open-about = Sonst zeigt das Bild nur eine Karte, die ohnehin auf der Hand hat, wer spielt.
challenge-none = In diesem Link ist keine Herausforderung
challenge-heading = { $name } fordert dich heraus: { $game }
challenge-lead = Du bekommst die Karten, die { $name } hatte, auf demselben Platz gegen dieselben Bots. Danach siehst du beide Partien nebeneinander, Runde für Runde, und die des Experten.
challenge-lead-done = Du und { $name } habt dieselben Karten gespielt, auf demselben Platz, gegen dieselben Bots.
challenge-lead-own = Das sind deine Karten. Wer dem Link folgt, spielt sie auf deinem Platz und sieht danach deine Partie.
challenge-aim = { $name } hat { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
challenge-facts = { $hands ->
    [one] Eine Runde
   *[other] { $hands } Runden
 } gegen Bots: { $levels }.
challenge-play = Diese Karten spielen
challenge-results = Nebeneinander
challenge-hand = Runde { $number }
challenge-expert-plays = spielt
challenge-where = Die Karten einer Herausforderung

# Ein gemeinsamer zweiter Blick auf ein Spiel.

look-page = Gemeinsam ansehen · Nullo
look-heading = Gemeinsam ansehen
look-together = Gemeinsam ansehen
look-together-of = Nr. { $number } gemeinsam ansehen
look-about = Einer führt durch die Partien, die anderen folgen: nur wer die Karten gespielt hat.
look-nobody = Noch führt niemand.
look-leads = { $name } führt, du folgst.
look-apart = { $name } führt; du siehst für dich allein.
look-you-lead = Du führst: Wer folgt, sieht, was du siehst.
look-lead = Führung übernehmen
look-follow = { $name } folgen
look-game = Wessen Partie
look-end = Beenden
look-back = Zu den Ergebnissen
