"""What is entered in a hand of All Fives at a real table, and what it scores."""

from __future__ import annotations

from nullo.game.cards import standard_deck
from nullo.game.score_form import (
    EntryChoice,
    EntryField,
    EntryRead,
    ScoreForm,
    ScoreTable,
    only,
    table,
)
from nullo.games.all_fives.options import MOST_CARDS, AllFivesOptions
from nullo.games.all_fives.position import WORTH, AllFivesPosition


def score_form(options: AllFivesOptions) -> ScoreForm:
    """Who was told "take one" (F5), who took each trump that scores (F11); in honour mode, calls (F17)."""
    score = AllFivesPosition(options).hand_score
    said = (EntryChoice(0, "keep-no"), EntryChoice(1, "keep-take-one"))
    fields = [EntryField("take-one", "bids", choices=said, first=True, usual=0, rule="F5")]
    tables = [
        table([EntryRead("take-one")], lambda said: only(score(0, take_one=said > 0), "take-one"))
    ]
    # The highest first, as the players count them.
    for card in sorted(WORTH, key=lambda card: -WORTH[card]):
        name = f"trump-{standard_deck().codes[card][:-1]}"
        fields.append(EntryField(name, each="table", low=-1, rule="F11"))
        taken = tuple(only(score(WORTH[card]), "trumps"))
        tables.append(ScoreTable((EntryRead(name, "is"),), ((), taken)))
    if options.honour:
        fields += [
            EntryField("revokes", high=MOST_CARDS, usual=0, seldom=True, rule="F17"),
            EntryField("false-calls", high=MOST_CARDS, usual=0, seldom=True, rule="F17"),
        ]
        revokes = EntryRead("revokes", high=MOST_CARDS)
        calls = EntryRead("false-calls", high=MOST_CARDS)
        tables += [
            table([revokes], lambda many: only(score(0, revokes=many), "revoked")),
            table([revokes], lambda n: only(score(0, found=n), "revoke-found"), pays="others"),
            table([calls], lambda many: only(score(0, calls=many), "false-call")),
        ]
    return ScoreForm(
        tuple(fields), tuple(tables), ("target", "hands", "mode", "revoke_rule", "false_call")
    )
