# What bots say when they have made or missed a bid.

remark-alles-oder-nichts-beginner-made = Genau meine Zahl!
remark-alles-oder-nichts-beginner-missed = Da habe ich mich wohl verzählt.
remark-alles-oder-nichts-casual-made = Auf den Punkt. Fast mit Absicht.
remark-alles-oder-nichts-casual-missed = Knapp. Knapp zählt nur nirgends.
remark-alles-oder-nichts-club-made = Angesagt und bekommen: dieselbe Zahl.
remark-alles-oder-nichts-club-missed = So knapp. Das ist das ganze Spiel.
remark-alles-oder-nichts-expert-made = Genau, wie es sich gehört.
remark-alles-oder-nichts-expert-missed = Diesen Stich hat mir jemand geschenkt. Gemerkt.
remark-alles-oder-nichts-analyst-made = Erwartete Stiche: genau diese.
remark-alles-oder-nichts-analyst-missed = Innerhalb der Fehlergrenze.
