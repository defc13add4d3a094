# Der Mischnachweis: was sich ergeben hat, Runde für Runde, im Terminal und im Browser.
cli-verify = Die Siegel einer Aufzeichnung prüfen, die an einem Tisch entstand; Rückgabewert 1, wenn etwas nicht passt, 2, wenn die Aufzeichnung ungültig ist.

verify-fits = Runde { $hand }: Das sind die versiegelten Karten ({ $seal }…).
verify-unsealed = Runde { $hand }: passt nicht. Sie hat kein Siegel.
verify-missing = Runde { $hand }: passt nicht. Sie wurde versiegelt ({ $seal }…), fehlt aber in der Aufzeichnung.
verify-deck = Runde { $hand }: passt nicht. Das sind nicht die versiegelten Karten ({ $seal }…).
verify-redeals = Runde { $hand }: passt nicht. Es wurde aus einem anderen Stapel neu gegeben als dem versiegelten ({ $seal }…).
verify-draws = Runde { $hand }: passt nicht. Eine Karte wurde zufällig gezogen, die das Siegel ({ $seal }…) nicht ergibt.
verify-all-fit = Jede Runde passt zu ihrem Siegel.
verify-not-all = Nicht jede Runde passt zu ihrem Siegel.
verify-proves = Ein Siegel beweist, dass die Karten einer Runde vor ihrem Beginn feststanden. Es beweist nicht, dass gut gemischt wurde oder dass niemand hineingesehen hat.
