"""Sauce: rules S1–S37 of ``locale/en/rules/sauce.md``.

``menu`` is the Sauce menu as data; ``table`` deals, puts the menu's laws in force and moves cards
(S5–S7, S18–S29); ``hand`` bids, plays and scores (S8–S17, S30–S36); ``position`` says what each
seat knows; ``worlds`` imagines what it does not; ``rules`` states the game.
"""

from __future__ import annotations

from nullo.games.sauce.rules import RULES, SauceRules

__all__ = ["RULES", "SauceRules"]
