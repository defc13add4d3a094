"""The page of a study: a single HTML file that needs no others."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, isfinite, isnan

import numpy as np

from nullo.arena.tally import share_words
from nullo.game.study_form import MADE, PLACE, POINTS, Count
from nullo.locale.words import current_language, figure, say, title_of
from nullo.locale.words import percent as as_percent
from nullo.study.charts import Axis, Panel, Series, bars, points
from nullo.study.figures import FIELDS, Duel, Figures, Means, bin_counts, differences
from nullo.study.questions import StudyQuestion

SEEN = 50  # the fewest values of which a mean is drawn

STYLE = """
:root { color-scheme: light dark; --page: #f6f4ef; --card: #fffdf9; --ink: #23211d; --soft: #67625a;
  --faint: #ddd7cc; --series-0: #1c5d99; --series-1: #b3541e; --series-2: #2f7d4f; --series-3: #8a3f8f;
  --series-4: #9a7b12; --series-5: #0f7f86; --series-6: #a8324a; --series-7: #5b5b5b; }
@media (prefers-color-scheme: dark) { :root { --page: #17191c; --card: #1f2226; --ink: #e9e6df;
  --soft: #a8a398; --faint: #3a3f45; --series-0: #79b4ea; --series-1: #f0a06a; --series-2: #7fcf9c;
  --series-3: #d79adb; --series-4: #dfc25c; --series-5: #6fd0d6; --series-6: #f08da0; --series-7: #b9b9b9; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 70rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.25rem; margin: 2.4rem 0 .6rem; }
h3 { font-size: 1rem; margin: 0 0 .3rem; }
p { margin: .4rem 0; }
.soft { color: var(--soft); }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1rem; }
figure { margin: 0; background: var(--card); border: 1px solid var(--faint); border-radius: 8px;
  padding: .9rem; }
figure svg { display: block; width: 100%; height: auto; }
figure svg text { font-family: system-ui, sans-serif !important; }
.table { overflow-x: auto; background: var(--card); border: 1px solid var(--faint); border-radius: 8px; }
table { border-collapse: collapse; width: 100%; }
th, td { vertical-align: top; padding: .45rem .7rem; text-align: right; font-variant-numeric: tabular-nums; }
th:first-child, td:first-child { text-align: left; font-weight: 400; }
thead th { border-bottom: 1px solid var(--faint); font-weight: 600; }
td + td { white-space: nowrap; }
th:first-child, td:first-child { min-width: 9rem; }
code { font-size: .9em; overflow-wrap: anywhere; }
"""


def page(figures: Figures) -> str:
    """The page of a study as HTML, in the current language."""
    study = figures.study
    title = title_of(study.game.id)
    heading = say("study-title", {"title": title})
    notes = ["study-intervals", *(["study-heuristic"] if study.by_heuristic else [])]
    own = [_question(figures, k) for k in range(_own(figures), len(_questions(figures)))]
    parts = [
        f"<h1>{escape(heading)}</h1>",
        f"<p>{escape(_what(figures))}</p>",
        *(f'<p class="soft">{escape(say(key))}</p>' for key in notes),
        _section("study-in-short", _table(*in_short(figures))),
        _section("study-seats", _grid(_seats(figures))),
        _section("study-games", _grid(_games(figures))),
        *([_section("study-hands", _grid(own))] if own else []),
        *([_section("study-ladder", _ladder(figures.ladder))] if figures.ladder else []),
        _section("study-made", _made_by(figures)),
    ]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{current_language()}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(heading)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"{body}\n</main>\n</body>\n</html>\n"
    )


def _what(figures: Figures) -> str:
    study = figures.study
    names = [one.name for one in study.bots]
    bots = names[0] if len(set(names)) == 1 else ", ".join(names)
    played = {"games": study.games, "players": study.game.players}
    text = say("study-what", {**played, "bots": bots})
    if len(study.variants) > 1:
        text += " " + say("study-what-varies", {"variants": len(study.variants)})
    return text


def _section(key: str, content: str) -> str:
    return f"<section>\n<h2>{escape(say(key))}</h2>\n{content}\n</section>"


def _grid(charts: Sequence[str]) -> str:
    return '<div class="grid">\n' + "\n".join(charts) + "\n</div>"


def _figure(title: str, svg: str) -> str:
    text = escape(title)
    drawn = svg.replace("<svg", f'<svg role="img" aria-label="{text}"', 1)
    return f"<figure><h3>{text}</h3>{drawn}</figure>"


def _labels(figures: Figures) -> list[str]:
    return [one.label for one in figures.study.variants]


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "\n".join(
        "<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>" for row in rows
    )
    return f'<div class="table"><table><thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table></div>'


def _number(value: float, half: float, percent: bool) -> str:
    if isnan(value):
        return "–"
    if percent:
        known = "" if isnan(half) else f"{figure(100 * value, '.1f')} ± "
        return known + as_percent(value if isnan(half) else half, 1)
    return figure(value, ".2f") + ("" if isnan(half) else f" ± {figure(half, '.2f')}")


def in_short(figures: Figures) -> tuple[list[str], list[list[str]]]:
    """The column heads and the rows of the summary.

    There is a row for each of ``FIELDS``. If there are two sides, ``spread`` is left out, because it equals
    ``margin``.
    """
    study, labels = figures.study, _labels(figures)
    heads = ["", *(labels if len(labels) > 1 else [say("study-mean")])]
    heads += [say("study-difference", {"variant": label}) for label in labels[1:]]
    rows = []
    for k, name in enumerate(FIELDS):
        if name == "spread" and study.game.sides == 2:
            continue  # the margin says it
        percent = name == "half"
        row = [say(f"study-field-{name}")]
        for one in figures.variants:
            row.append(_number(one.whole.mean[k], one.whole.half()[k], percent))
        for change, half in differences(figures, k)[1:]:
            text = _number(change, half, percent)
            row.append(text if text.startswith(("-", "–")) else f"+{text}")
        rows.append(row)
    return heads, rows


def _seats(figures: Figures) -> list[str]:
    game = figures.study.game
    most = max(one.game.players for one in figures.study.variants)
    names = [say("seat", {"seat": seat}) for seat in range(most)]
    same = len({one.game.sides for one in figures.study.variants}) == 1
    level = 1 / game.sides if same else None
    share = Axis(say("study-win-share"), percent=True, level=level)
    series = []
    for k, (one, label) in enumerate(zip(figures.variants, _labels(figures), strict=True)):
        mean, half = list(one.wins.mean), list(one.wins.half())
        series.append(Series(label, k, range(len(mean)), mean, half))
    wins = points([Panel("", series)], Axis(say("study-seat"), names=names), share)
    charts = [_figure(say("study-wins-by-seat"), wins)]
    return charts + [_question(figures, k) for k in range(_own(figures))]


def _games(figures: Figures) -> list[str]:
    charts = []
    for key, label, name in (
        ("study-scores", "study-score", "score"),
        ("study-lengths", "study-hands-of-game", "length"),
        ("study-turns-of-games", "study-decisions", "turns"),
        ("study-lead-changes", "study-changes", "lead-changes"),
    ):
        counts = [one.counts[name] for one in figures.variants]
        if max(len(one) for one in counts) < 2:
            continue
        width = max(bin_counts(one)[1] for one in counts)
        series = []
        for k, (one, text) in enumerate(zip(counts, _labels(figures), strict=True)):
            edges, shares = zip(*bin_counts(one, width)[0], strict=True)
            series.append(Series(text, k, edges, shares, [float("nan")] * len(edges)))
        share = Axis(say("study-share"), percent=True, from_zero=True)
        svg = bars([Panel("", series)], Axis(say(label), whole=True), share, width)
        charts.append(_figure(say(key), svg))
    return charts


def _questions(figures: Figures) -> list[StudyQuestion]:
    return figures.variants[0].questions


def _own(figures: Figures) -> int:
    """The number of questions that are asked for every game; they come before those of the study form."""
    game = figures.study.game
    return len(_questions(figures)) - len(game.rules.study_form(game.typed_options).charts)


def _question(figures: Figures, k: int) -> str:
    first = _questions(figures)[k]
    several = len(figures.variants) > 1
    panels: list[Panel] = []
    for number, (one, label) in enumerate(zip(figures.variants, _labels(figures), strict=True)):
        series = _series(one.questions[k], one.asked[k], number, label)
        if first.split or not panels:
            panels.append(Panel(label if several and first.split else "", series))
        else:
            panels[0] = Panel("", [*panels[0].series, *series])
    share = first.chart.value == MADE or _is_flag(figures, first)
    names = [say(key) for key in first.by.values]
    if first.by.name == PLACE:  # a category, although its name is a number
        names = [str(place) for place in range(first.by.high + 1)]
    x = Axis(say(first.by.label), names=names, whole=True)
    y = Axis(_value(figures, first), percent=share)
    return _figure(say(first.chart.title), points(panels, x, y))


def _series(question: StudyQuestion, means: Means, number: int, label: str) -> list[Series]:
    mean, half, n = means.mean, means.half(), means.n
    lines = []
    for place in range(question.high):
        cells = [c for c in range(place, question.cells, question.high) if n[c] >= SEEN]
        if not cells:
            continue
        name, colour = label, number
        if question.split:
            value = place + question.split.low
            keys = question.split.values
            name = say(keys[place]) if keys else f"{say(question.split.label)} {value}"
            colour = place
        middle = (question.chart.step - 1) / 2
        xs = [question.lower_edge(cell) + middle for cell in cells]
        lines.append(Series(name, colour, xs, list(mean[cells]), list(half[cells])))
    return lines


def _is_flag(figures: Figures, question: StudyQuestion) -> bool:
    """Whether the value that ``question`` averages is always 0 or 1, so that its mean is a share."""
    return question.chart.value not in (MADE, POINTS) and _count(figures, question).high == 1


def _count(figures: Figures, question: StudyQuestion) -> Count:
    game = figures.study.game
    counts = {one.name: one for one in game.rules.study_form(game.typed_options).counts}
    return counts[question.chart.value]


def _value(figures: Figures, question: StudyQuestion) -> str:
    if question.chart.value == MADE:
        return say("study-share-made")
    if question.chart.value == POINTS:
        return say("study-points")
    if _is_flag(figures, question):
        return say("study-share-hands")
    return say(_count(figures, question).label)


def _ladder(duels: Sequence[Duel]) -> str:
    heads = [say(f"study-ladder-{name}") for name in ("pair", "wins", "points", "games")]
    rows = []
    for duel in duels:
        half = duel.points.half if isfinite(duel.points.half) else np.nan
        many = figure(ceil(duel.matches), ",d") if isfinite(duel.matches) else "–"
        pair = f"{duel.upper} – {duel.lower}"
        rows.append([pair, share_words(duel.wins), _number(duel.points.mean, half, False), many])
    about = say("study-ladder-about", {"deals": duels[0].deals})
    return f"<p>{escape(about)}</p>\n{_table(heads, rows)}"


def _made_by(figures: Figures) -> str:
    study = figures.study
    statement = study.statement()
    lines = [say("study-made-by", {"version": statement["nullo"], "seed": study.seed})]
    for one in study.variants:
        options = ", ".join(f"{k}={v}" for k, v in one.game.stated_options().items())
        lines.append(f"{one.label or one.game.id}: {options}")
    return "\n".join(f'<p class="soft">{escape(line)}</p>' for line in lines)
