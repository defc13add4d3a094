paper-how = Said
paper-open = O
paper-secret = S
paper-help-alles-oder-nichts = Ring O for an open bid, S for a secret one. Secret: 1 point a trick, and 3 more if the bid was exact. Open: 2 points a trick and 3 more if it was exact, otherwise nothing. The highest total wins.
paper-help-revoked = A player whose revoke was called scores 0 for the hand.
