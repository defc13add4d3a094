"""The approximate spread of a hand's points in each game.

It resembles ``Learning.unit``, but is stated here, so that measurements do not change with how bots learn.
"""

SPREAD = {
    "all-or-nothing": 40.0,
    "alles-oder-nichts": 3.0,
    "nothing": 12.0,
    "all-fives": 12.0,
    "sauce": 200.0,
}
