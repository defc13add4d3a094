paper-help-nothing = Siebenen, B♠, B♥ und K♥ zählen 0, ein Ass 1, andere Zahlen ihren Wert, andere Buben 11, Damen 12, andere Könige 13. Die niedrigste Summe gewinnt.
paper-values-title = Was Karten zählen
paper-value-nothing = nichts
paper-value = { $worth }
paper-value-numbers = Andere Zahlen: was darauf steht
