"""About the spread of a hand's points in each game.

Like ``Learning.unit``, but stated here, so that a change of how bots learn changes no measurement.
"""

SPREAD = {
    "all-or-nothing": 40.0,
    "alles-oder-nichts": 3.0,
    "nothing": 12.0,
    "all-fives": 12.0,
    "sauce": 200.0,
}
