"""The page of a game: its cover, the two minutes with their tricks as pictures, and all its rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import escape

from nullo.games.registry import BUILT_IN, all_rules
from nullo.games.rules import Rules
from nullo.lessons.laying import LaidCard, Worked
from nullo.lessons.worked import parts_of, worked_trick
from nullo.locale.words import rule_texts, say, title_of
from website.card_svg import Cards

HEADING = re.compile(r"^(#+) ", re.MULTILINE)


def games() -> list[Rules]:
    """The games of Nullo's own, in their usual order."""
    return [rules for rules in all_rules().games if rules.id in BUILT_IN]


def raw(html: str) -> str:
    """HTML as a block of a page."""
    return f"```{{raw}} html\n{html}\n```\n"


def players_of(rules: Rules) -> str:
    """How many can play: ``3–6``."""
    low, high = rules.players
    return f"{low}" if low == high else f"{low}–{high}"


def tiles(games: list[Rules]) -> str:
    """The games as tiles with their covers, each a link to its page."""
    made = []
    for rules in games:
        title = escape(title_of(rules.id, "en"))
        made.append(
            f'<a class="tile" href="games/{rules.id}.html">{_cover(rules)}'
            f'<span class="title">{title}</span>'
            f'<span class="about">{escape(say(f"tile-{rules.id}", None, "en"))}</span>'
            f'<span class="players">{players_of(rules)} players</span></a>'
        )
    return raw(f'<div class="tiles">{"".join(made)}</div>')


def _cover(rules: Rules) -> str:
    cards = Cards(rules)
    faces = "".join(cards.card(code.split()[0]) for code in rules.look.cover)
    return f'<span class="cover" aria-hidden="true">{faces}</span>'


def page(rules: Rules) -> str:
    """The page of a game as Markdown."""
    texts = rule_texts(rules.id, "en")
    assert texts is not None
    complete, quick = texts
    title = title_of(rules.id, "en")
    heading, _, rest = complete.partition("\n")
    about = heading.removeprefix("#").strip().removeprefix(title).strip(" ·")
    facts = [f"{players_of(rules)} players"]
    if rules.look.minutes:
        facts.append(f"about {rules.look.minutes} minutes")
    parts = [
        f"# {title}\n",
        raw(f'<div class="game-head">{_cover(rules)}<p>{escape(", ".join(facts))}</p></div>'),
        f"{say(f'about-{rules.id}', None, 'en')}\n",
    ]
    if quick:
        parts.append(_quick(rules, quick))
    parts += ["## All rules\n", f"{about}\n" if about else "", _whole(rules, rest)]
    parts.append(
        f"\n[What programs name](../options.md#{_slug(title)}): the options of the game, and its "
        f"actions. On paper: `nullo print rules {rules.id}`.\n"
    )
    return "\n".join(parts)


def _slug(title: str) -> str:
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def _whole(rules: Rules, text: str) -> str:
    """The numbered rules, each a place that links lead to."""
    number = re.compile(rf"^(\s*)- ({rules.prefix}\d+[a-z]?)\. ", re.MULTILINE)
    marked = number.sub(lambda rule: f"{rule[1]}- [**{rule[2]}**]{{#{rule[2].lower()}}} ", text)
    lower = HEADING.sub(lambda found: f"{found[1]}# ", marked)
    return "\n".join(_with_tricks(rules, lower, lambda part: part))


def _link_rules(rules: Rules, text: str) -> str:
    """The numbers of rules as links to them."""
    return re.sub(
        rf"\b({rules.prefix}\d+[a-z]?)\b", lambda rule: f"[{rule[1]}](#{rule[1].lower()})", text
    )


def _quick(rules: Rules, text: str) -> str:
    """The two minutes, with links to the rules that they cite."""
    return "\n".join(_with_tricks(rules, text.strip(), lambda part: _link_rules(rules, part)))


def _with_tricks(rules: Rules, text: str, adapted: Callable[[str], str]) -> Iterator[str]:
    """A text with its worked tricks as pictures."""
    for part, caption, name in parts_of(text):
        yield adapted(part)
        if name:
            yield _trick(rules, caption, worked_trick(name))


def _trick(rules: Rules, caption: str, trick: Worked) -> str:
    cards = Cards(rules)
    short = cards.artist.short
    rule = say("table-rule", {"rule": trick.rule}, "en")
    lines = [f"**{caption}** {_link_rules(rules, rule)}\n"]
    if trick.hand:
        less = len(trick.hand.fair) < len(trick.hand.cards)
        key = "worked-hand" if less else "worked-hand-turn"
        label = say(key, {"who": trick.hand.who.words(short, "en")}, "en")
        held = " ".join(
            short(card) if card in trick.hand.fair else f"({short(card)})"
            for card in trick.hand.cards
        )
        lines.append(f"{label} {held}\n")
    laid = "".join(_trick_card(rules, cards, one) for one in trick.laid)
    lines.append(raw(f'<div class="trick">{laid}</div>'))
    lines.append(" ".join(note.words(short, "en") for note in trick.why) + "\n")
    return "\n".join(lines)


def _trick_card(rules: Rules, cards: Cards, one: LaidCard) -> str:
    """A card of a trick, and below it who played it and what is remarkable."""
    wild = next((code for code, face in rules.look.cards.items() if face.wild), "")
    short = cards.artist.short
    picture = cards.card(wild if one.wild and wild else one.card, turned=one.turned)
    notes = "".join(f"<small>{escape(note.words(short, 'en'))}</small>" for note in one.notes)
    won = " won" if one.won else ""
    who = escape(one.who.words(short, "en"))
    return f'<div class="laid{won}">{picture}<span>{who}</span>{notes}</div>'
