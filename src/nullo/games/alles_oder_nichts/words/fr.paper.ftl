paper-how = Dit
paper-open = O
paper-secret = S
paper-help-alles-oder-nichts = Entourez O pour une annonce ouverte, S pour une secrète. Secrète : 1 point par pli, et 3 de plus si elle est exacte. Ouverte : 2 points par pli et 3 de plus si elle est exacte, sinon rien. Le plus grand total gagne.
paper-help-revoked = Qui a fait une renonce signalée marque 0 pour la donne.
