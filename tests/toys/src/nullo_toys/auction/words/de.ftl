title-auction = Versteigerung
kind-auction = Stiche, und das Ausspiel zu verkaufen
tile-auction = Ersteigere das Ausspiel und verdien dir den Preis mit drei Stichen.
about-auction = Vor den Stichen wird das Ausspiel versteigert, für Punkte, die verdient sein wollen.
option-auction-hands = Spiele
option-auction-hands-about = So viele Spiele hat die Partie.
phase-auction = die Versteigerung
ask-auction = { $count ->
    [0] Den Preis erhöhen oder aussteigen?
   *[other] Mehr als { $count }, oder aussteigen?
 }
why-auction = Du gewinnst den Preis mit drei der fünf Stiche und verlierst ihn mit weniger.
act-raise = Auf { $number } erhöhen
act-drop = Aussteigen
choice-raise = auf { $number } erhöhen
choice-drop = aussteigen
told-raise = { $name } erhöht auf { $number }.
told-raise-you = Du erhöhst auf { $number }.
told-drop = { $name } steigt aus.
told-drop-you = Du steigst aus.
said-raise = bietet { $number }
said-drop = raus
refuse-auction-too-low = der Preis muss über { $count } liegen
table-facts-auction = Was auf dem Spiel steht
fact-auction-price = Preis { $number }: geboten von { $name }
fact-auction-price-you = Preis { $number }: geboten von dir
