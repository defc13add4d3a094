"""What is printed for Sauce."""

from __future__ import annotations

from nullo.game.print_form import (
    ALL,
    Column,
    PrintedLine,
    PrintForm,
    ReferenceCard,
    Row,
    ScoreSheet,
    Words,
)
from nullo.games.sauce.menu import MENU, Effect, active
from nullo.games.sauce.options import BLIND_NOPE_POINTS, NOPE_POINTS, SauceOptions

SAUCES = 2  # S1


def print_form(options: SauceOptions) -> PrintForm:
    """The score sheet of two teams, a reference card for each effect of the menu, and both SAUCE cards."""
    after = options.super_after
    bids = ("shadoof_at", "no_way_at", "blind_behind")
    length = ("super_after", "super_at", "hands", "target")
    params: dict[str, str | int] = {name: getattr(options, name) for name in (*bids, *length)}
    params |= {"shadoof": 2 * options.shadoof_at, "no_way": 2 * options.no_way_at}
    params |= {"nope": NOPE_POINTS, "blind_nope": BLIND_NOPE_POINTS}
    sheet = ScoreSheet(
        hand=(Column("paper-sauce", width=1.5),),
        side=(
            Column("paper-bid", each=True, entry="bid"),
            Column("paper-team-bid", entry="bid"),
            Column("paper-taken", entry="taken"),
            Column("paper-score", width=1.2, parts=ALL),
            Column("paper-total", "total", width=1.2),
        ),
        rows=tuple(Row(mark="×2" if hand >= after else "") for hand in range(options.hands)),
        help=(
            Words("paper-help-sauce-bid"),
            Words("paper-help-sauce-special", params),
            Words("paper-help-sauce-super", params),
        ),
    )
    works = active(options.menu)
    menu = tuple(
        ReferenceCard(
            f"effect-{effect.key}", _lines(effect, options.menu == "house"), str(effect.rank)
        )
        for effect in MENU
        if works >> effect.rank & 1
    )
    return PrintForm(sheet, references=menu, copies={"SAUCE": SAUCES})


def _lines(effect: Effect, late: bool) -> tuple[PrintedLine, ...]:
    """The lines about an effect as Standard and Super (S18) and, if ``late``, their late forms (S24)."""
    key = f"effect-{effect.key}"
    lines = [PrintedLine(words=Words(key)), PrintedLine(words=Words(f"{key}-super"))]
    if late and effect.late is None:
        lines.append(PrintedLine(words=Words("paper-late-none")))
    elif late:
        lines.append(PrintedLine(words=Words(f"{key}-late"), heading="paper-late"))
        lines.append(PrintedLine(words=Words(f"{key}-super-late"), heading="paper-late-super"))
    return tuple(lines)
