# A team that has won.

won-team = { $names } won the game.
won-team-you = You and { $name } won the game!
