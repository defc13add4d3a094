# Ein Team, das gewonnen hat.

won-team = { $names } gewinnen das Spiel.
won-team-you = Du und { $name }, ihr habt gewonnen!
