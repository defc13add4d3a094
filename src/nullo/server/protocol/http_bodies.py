"""The bodies of HTTP requests and answers (``docs/protocol.md``)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from nullo.analysis import Analysis, Part
from nullo.deals.decisive_trick import DecisiveTrick
from nullo.game.look import Look
from nullo.game.moves import Move
from nullo.paper import Paper
from nullo.records.film import Film
from nullo.scorekeeper import KeptScore, ScoreRules
from nullo.server.protocol.messages import BotName, Key, Name, Stage, TableSettings


class MakeTable(TableSettings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of ``POST /api/tables``.

    Attributes:
        options: the game's options by name, as in a record.
        start: whether to begin at once, with bots on all other seats.
        bots: the bot for all other seats, or a list with one for each, clockwise from the host.
        token: whether to answer with a bearer token instead of a cookie.
        key: 22 to 64 random letters, digits, ``-`` and ``_``, kept secret. A second request with
            the same key makes no second table; it gets the answer to the first.
    """

    game: Annotated[str, Meta(max_length=100)]
    name: Name
    options: Annotated[dict[str, Any], Meta(max_length=50)] = msgspec.field(default_factory=dict)
    start: bool = False
    bots: BotName | Annotated[list[BotName], Meta(min_length=1, max_length=100)] = "simple"
    token: bool = False
    key: Key = ""


class JoinTable(msgspec.Struct, forbid_unknown_fields=True):
    """The body of ``POST /api/tables/{id}/join``.

    Attributes:
        place: the seat to take; if absent, any seat that a bot has.
        token: whether to answer with a bearer token instead of a cookie.
        key: a secret as in ``MakeTable``; a second request with the same key takes no second seat.
        newcomer: whether the game is new to the person; everybody at the table can see it.
    """

    name: Name
    place: Annotated[int, Meta(ge=-1, le=100)] = -1
    token: bool = False
    key: Key = ""
    newcomer: bool = False


class Seated(msgspec.Struct, omit_defaults=True):
    """The answer to a client that made or joined a table; programs get a bearer token."""

    table: str
    link: str
    member: int
    token: str = ""


class TableSummary(msgspec.Struct, omit_defaults=True):
    """A table as the lobby and the invitation page show it.

    Attributes:
        hand: number of the hand, from 0.
        waiting_for: names of the players who have to act.
        seats_left: how many seats of bots people may take; 0 if nobody else may sit down.
        days: days for each decision at a slow table; 0 if it is not slow.
        left: seconds that the user has left for a decision at a slow table; -1 if no time runs.
    """

    id: str
    game: str
    host: str
    players: int
    people: list[str]
    stage: Stage
    hand: int
    your_turn: bool
    waiting_for: list[str]
    seats_left: int
    options: dict[str, Any]
    days: int = 0
    left: int = -1


class Lobby(msgspec.Struct):
    """The tables that anyone may join or watch, and the user's own unfinished tables."""

    open: list[TableSummary]
    mine: list[TableSummary]


class FinishedGame(msgspec.Struct):
    """A finished game of the user.

    Attributes:
        made: when the table was made, in milliseconds since 1970.
        ended: when something last happened at the table, in milliseconds since 1970.
        seat: the user's seat; -1 if it is unknown.
        names: the players' names by seat. Like ``bots``, ``scores`` and ``winners``, it is empty for a game
            that ended before the server stored results.
        bots: the bots by seat; empty for a person.
        scores: the scores by seat or, in games of teams, by team.
        winners: the seats, or teams, that won.
    """

    id: str
    game: str
    options: dict[str, Any]
    made: int
    ended: int
    people: list[str]
    seat: int
    names: list[str]
    bots: list[str]
    scores: list[int]
    winners: list[int]
    hands: int


class MyGames(msgspec.Struct):
    """The games of a browser: unfinished ones, and those that ended in the last 30 days."""

    unfinished: list[TableSummary]
    finished: list[FinishedGame]


class PlayDaily(msgspec.Struct, forbid_unknown_fields=True):
    """The body of ``POST /api/daily/{date}/{game}``; with ``practice`` the try does not count."""

    name: Name
    practice: bool = False


class DailyTry(msgspec.Struct, omit_defaults=True):
    """The user's try at a daily deal, and the points of the bot ``expert`` in the same seat.

    ``expert`` is absent until the user's game is over and somebody has opened the deal's list of scores.
    """

    table: str
    over: bool
    points: int
    won: bool
    expert: int | None = None


class DailyDeal(msgspec.Struct, omit_defaults=True):
    """A daily deal, and its date in universal time, such as ``2026-11-22``."""

    date: str
    game: str
    mine: DailyTry | None = None


class DailyWeek(msgspec.Struct):
    """The daily deals of the last seven days.

    Attributes:
        today: the date of the deals that count now.
        left: seconds until the next day's deals.
        bots: the bot in all other seats.
        options: the options of each game, as in a record.
        deals: the deals of all seven days, today's first.
    """

    today: str
    left: int
    bots: str
    options: dict[str, dict[str, Any]]
    deals: list[DailyDeal]


class DailyScore(msgspec.Struct, omit_defaults=True):
    """The score of a try at a daily deal that is over."""

    name: str
    points: int
    won: bool
    table: str
    mine: bool = False


class DailyScores(msgspec.Struct, omit_defaults=True):
    """The list of scores of a daily deal.

    Attributes:
        tries: how many people have begun the deal.
        shown: whether the user may see the scores, because the user's own try, or the day, is over.
        scores: the scores, the best first.
        expert: the points of the bot ``expert`` in the same seat; absent until they are known.
    """

    date: str
    game: str
    tries: int
    shown: bool
    scores: list[DailyScore] = []
    expert: int | None = None


class MakeDuplicate(msgspec.Struct, forbid_unknown_fields=True):
    """The body of ``POST /api/duplicates``.

    Attributes:
        game: the id of a game that has a daily deal.
        deals: how many deals the set has.
        options: the game's options by name, as in a record; if absent, those of its daily deal.
    """

    game: Annotated[str, Meta(max_length=100)]
    name: Name
    deals: Annotated[int, Meta(ge=1, le=16)] = 4
    options: Annotated[dict[str, Any], Meta(max_length=50)] | None = None


class MadeDuplicate(msgspec.Struct):
    """The answer to a request for a set of deals: its id, and the link to give to friends."""

    id: str
    link: str


class MadeChallenge(msgspec.Struct, omit_defaults=True):
    """The answer to a request for a challenge, in which others play the cards of a finished game.

    Attributes:
        id: the challenge's id; it is stored as a set of deals.
        link: the link to give to others; it does not reveal the cards.
        qr: the QR code of the link, as SVG; empty if this client has requested too many QR codes.
        decisive: the trick that decided the game; absent if the game has none.
    """

    id: str
    link: str
    qr: str = ""
    decisive: DecisiveTrick | None = None


class ResultPicture(msgspec.Struct, omit_defaults=True):
    """What the picture of a game's result shows in addition to the result.

    Attributes:
        qr: the QR code of the link to the replay, as SVG; empty if there is no such link, or this client
            has requested too many QR codes.
        decisive: the trick that decided the game for its winner; absent if the game has none.
    """

    qr: str = ""
    decisive: DecisiveTrick | None = None


class PlayDuplicate(msgspec.Struct, forbid_unknown_fields=True):
    """The body of ``POST /api/duplicates/{id}/{number}``: the player's name."""

    name: Name


class DuplicateResult(msgspec.Struct, omit_defaults=True):
    """A player's result at a deal, as far as the user may know it.

    Attributes:
        points: the points; absent before the user's own try at this deal is over, except for those of the
            player who made a challenge.
        hands: the points of each hand; empty before the user's own try is over.
        table: the table's id, to watch the replay or to continue the user's own game; empty for the game
            of the player who made a challenge.
    """

    over: bool
    points: int | None = None
    won: bool = False
    hands: list[int] = []
    table: str = ""


class DuplicatePlayer(msgspec.Struct):
    """Somebody who plays a set of deals. ``results`` has one result per deal, null for a deal not begun."""

    name: str
    mine: bool
    results: list[DuplicateResult | None]


class ChallengeFacts(msgspec.Struct):
    """What everybody may know of a challenge before playing it.

    Attributes:
        seat: the seat of the person who plays.
        bots: the bots by seat; empty at the person's seat.
        scores: the scores by side in the game of the player who made the challenge.
    """

    seat: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    hands: int
    lowest_wins: bool


class Duplicate(msgspec.Struct, omit_defaults=True):
    """A set of deals and its results so far.

    Attributes:
        bot: the level of the bots in all other seats; empty for a challenge.
        host: the name of the person who made the set.
        players: the people who have begun, in the order in which they began; in a challenge, the first is
            the person who made it.
        experts: the results by deal of the bot ``expert`` with the same cards; null before the user's own
            try is over, and while the result is not known yet.
        challenge: what a player may know of a challenge before playing; absent for other sets of deals.
    """

    id: str
    game: str
    options: dict[str, Any]
    deals: int
    bot: str
    host: str
    players: list[DuplicatePlayer]
    experts: list[DuplicateResult | None] = []
    challenge: ChallengeFacts | None = None


class LeadLook(msgspec.Struct, forbid_unknown_fields=True):
    """The body of ``PUT /api/duplicates/{id}/{number}/look``: the position that the leader shows the others.

    Attributes:
        game: the game that is shown: the id of a table that was a try at the deal, ``challenge`` or
            ``expert``.
        turn: the turn of the game's film.
        seat: the seat whose cards are shown; -1 if all hands are open.
    """

    game: Annotated[str, Meta(max_length=40)]
    turn: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Annotated[int, Meta(ge=-1, le=99)] = -1


class SecondLook(msgspec.Struct):
    """The position that the leader of a second look at a deal shows; ``change`` grows with each step."""

    change: int
    leader: str
    mine: bool
    game: str
    turn: int
    seat: int


class Carry(msgspec.Struct, forbid_unknown_fields=True):
    """The body of ``POST /api/carry``: the list of games that the browser keeps, in any format."""

    games: str = ""


class Carrying(msgspec.Struct):
    """A link that gives another device a browser's seats and games.

    Attributes:
        link: the link, which works once.
        seconds: for how many seconds the link works.
        qr: the QR code of the link, as SVG.
    """

    link: str
    seconds: int
    qr: str


class DrawLink(msgspec.Struct, forbid_unknown_fields=True):
    """A request for the QR code of a link that only the page knows, because it contains a record."""

    link: str


class LinkPicture(msgspec.Struct, omit_defaults=True):
    """The QR code of a link as SVG, with 8 units for each module.

    Attributes:
        qr: the QR code; empty if the link is too long, or this client has requested too many QR codes.
    """

    qr: str = ""


class Accept(msgspec.Struct, forbid_unknown_fields=True):
    """The body of ``POST /api/carry/accept``: the token, which follows ``#`` in the link."""

    token: Annotated[str, Meta(min_length=20, max_length=100)]


class Accepted(msgspec.Struct):
    """The list of games, for the device that accepts the link; its cookie now has the carried session."""

    games: str


class AskScoreRules(msgspec.Struct, forbid_unknown_fields=True):
    """The body of ``POST /api/score-rules``: a game's id, and its options by name, as in a record."""

    game: Annotated[str, Meta(max_length=100)]
    options: Annotated[dict[str, Any], Meta(max_length=50)] = {}


class UsualScoreRules(msgspec.Struct):
    """The answer to ``GET /api/score-rules``: how each game's score is kept, by number of players.

    Attributes:
        games: by the game's id, the rules for each number of players; the other options are as usual.
    """

    games: dict[str, list[ScoreRules]]


class ShareScore(msgspec.Struct, forbid_unknown_fields=True):
    """The body of ``POST /api/scores``: the score as entered so far."""

    score: KeptScore


class ChangeScore(msgspec.Struct, forbid_unknown_fields=True):
    """The body of ``PUT /api/scores/{id}``.

    Attributes:
        key: the key that came with the id.
        change: a number that grows with each change; an earlier change that arrives later is ignored.
        score: the whole score.
    """

    key: Key
    change: Annotated[int, Meta(ge=1, lt=1 << 31)]
    score: KeptScore


class Printing(msgspec.Struct):
    """The answer to ``GET /api/print``.

    Attributes:
        letters: the first and last character of each range of characters that names can have on paper. A
            name with any other character is replaced by a line to write on (letters lose accents that no
            font has). The list is empty if the server cannot print.
    """

    letters: list[tuple[int, int]]


class PrintScore(msgspec.Struct, forbid_unknown_fields=True):
    """The body of ``POST /api/print/score.pdf``.

    Attributes:
        date: the day in words; if empty, the sheet has a line to write it on.
    """

    score: KeptScore
    paper: Paper = "a4"
    date: Annotated[str, Meta(max_length=40)] = ""


class RemoveScore(msgspec.Struct, forbid_unknown_fields=True):
    """The body of ``DELETE /api/scores/{id}``: the key that came with the id."""

    key: Key


class SharingScore(msgspec.Struct):
    """The answer to ``POST /api/scores``: the secret key that changes need, and the link for spectators."""

    id: str
    key: str
    link: str


class SharedScore(msgspec.Struct):
    """A score of a game at a real table, which others may watch, and the number of its last change."""

    change: int
    score: KeptScore


class OptionInfo(msgspec.Struct, omit_defaults=True):
    """An option of a game.

    Attributes:
        name: the option's name at a table and in records.
        kind: ``flag``, ``number``, ``word`` or ``list`` (of numbers).
        low, high: the range of a number, or of a list's entries.
        only: the numbers of the range that are allowed; absent if all are.
        unset: whether null is allowed, too.
        rule: number of the rule that describes the option.
    """

    name: str
    kind: Literal["flag", "number", "word", "list"]
    default: Any
    low: int | None = None
    high: int | None = None
    only: list[int] = []
    choices: list[str] = []
    unset: bool = False
    rule: str = ""


class GameInfo(msgspec.Struct):
    """What a client has to know about a game.

    Attributes:
        id: the game's name in addresses and records.
        prefix: the letter before the numbers of its rules.
        players: fewest and most players.
        teams: whether seats ``k`` and ``k + 2`` score together.
        cut: whether players draw cards for the seats, or for the first dealer.
        seating: whether the cut decides who sits in every seat.
        options: all options except ``players``.
        rules: number of the rule that asks for a decision, by phase.
        look: how the game's cards, cover and table look.
        documents: the documents about the game that the server can print; empty if it cannot print.
        ratings: each level's strength as an OpenSkill rating, and its standard deviation; empty if they
            were not measured.
    """

    id: str
    title: str
    prefix: str
    players: tuple[int, int]
    default_players: int
    teams: bool
    lowest_wins: bool
    cut: bool
    seating: bool
    options: list[OptionInfo]
    rules: dict[str, str]
    lesson: bool
    look: Look
    documents: list[str]
    ratings: dict[str, tuple[float, float]]


class TrickCard(msgspec.Struct, omit_defaults=True):
    """A card of a worked trick: an example that a rule page shows.

    Attributes:
        card: the card's code; for a wild card, the card that it was played as.
        label: who played the card, and who led or took the trick.
        turned: whether it is an ALL or a NOTHING that counted as the opposite.
    """

    card: str
    label: str
    notes: list[str] = []
    wild: bool = False
    turned: bool = False
    won: bool = False
    trump: bool = False


class TrickHand(msgspec.Struct):
    """A hand before its player plays to the trick: whose it is, its cards, and those that may be played."""

    label: str
    cards: list[str]
    fair: list[str]


class TrickPage(msgspec.Struct, omit_defaults=True):
    """A worked trick (in Nothing, a turn). ``why`` and ``notes`` mark card codes as ``LessonStop`` does."""

    caption: str
    game: str
    rule: str
    cards: list[TrickCard]
    why: str
    hand: TrickHand | None = None


class RulePage(msgspec.Struct):
    """The rules of a game.

    Attributes:
        html: the page below its title.
        rules: id of the HTML element of each rule, by the rule's number.
        tricks: worked tricks by name. Each belongs in the element with that name as ``data-trick``.
    """

    title: str
    html: str
    rules: dict[str, str]
    tricks: dict[str, TrickPage]


class LessonStop(msgspec.Struct, omit_defaults=True):
    """A stop: where a lesson waits, and the words that it shows there.

    In these words a card's code is between U+0001 and U+0002.

    Attributes:
        step: number of steps of the film that have been shown.
        move: what the learner has to do; absent if the learner only reads.
        instead: why another legal choice is worse.
    """

    step: int
    text: str
    rule: str = ""
    move: Move | None = None
    instead: str = ""


class LessonPage(msgspec.Struct):
    """A guided first hand as the learner sees it, and what the learner has learnt at the end."""

    title: str
    seat: int
    film: Film
    stops: list[LessonStop]
    learnt: list[str]


class AnalysisNews(msgspec.Struct, omit_defaults=True):
    """One line of an analysis that is sent as it is computed; each line has exactly one of these keys.

    Attributes:
        total: in the first line, how many parts will follow.
        part: some decisions, or a deal.
        figures: in the last line, the rest of the analysis, without the decisions and deals already sent as
            parts.
    """

    total: int = 0
    part: Part | None = None
    figures: Analysis | None = None


class ProblemText(msgspec.Struct, omit_defaults=True):
    """A problem in the body of an HTTP answer.

    Attributes:
        code: the problem's code; its words have the key ``error-CODE``.
        message: the problem in words, in the language that ``?lang=`` names, else in English.
    """

    code: str
    message: str
    field: str = ""


class ProblemBody(msgspec.Struct):
    """The body of every HTTP error."""

    error: ProblemText
