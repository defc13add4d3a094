"""``nullo verify``: checks whether a record's cards match the seals published before each hand."""

from __future__ import annotations

import json

from nullo.cli.options import VerifyOptions
from nullo.cli.replay import match_in
from nullo.game.errors import RecordError
from nullo.locale.error_words import error_text
from nullo.locale.words import say
from nullo.records.verify import HandCheck, check_seals
from nullo.terminal.shared.console import out
from nullo.terminal.shared.errors import BadInput


def run(wish: VerifyOptions) -> int:
    """Check the seals of a record and print the result; returns the exit code."""
    match = match_in(wish.file, wish.number)
    try:
        checks = check_seals(match)
    except RecordError as error:
        raise BadInput(error_text(error), wish.file) from None
    fits = not any(check.why for check in checks)
    if wish.json:
        print(json.dumps({"fits": fits, "hands": [_plain(check) for check in checks]}))
        return 0 if fits else 1
    console = out()
    for check in checks:
        console.print(hand_words(check), soft_wrap=True)
    console.print(say("verify-all-fit" if fits else "verify-not-all"), soft_wrap=True)
    console.print(say("verify-proves"), soft_wrap=True)
    return 0 if fits else 1


def hand_words(check: HandCheck) -> str:
    """The result for one hand as a sentence."""
    first = check.seals[0][:8] if check.seals else ""
    return say(f"verify-{check.why or 'fits'}", {"hand": check.hand + 1, "seal": first})


def _plain(check: HandCheck) -> dict[str, object]:
    return {"hand": check.hand + 1, "fits": not check.why, "why": check.why, "seals": check.seals}
