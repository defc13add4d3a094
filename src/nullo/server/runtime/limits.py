"""Limits of what a server provides, in all and to each client."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """The limits of a server.

    Beside a rate is how much one may have at once before the average applies: ``requests``, ``burst`` ….

    Attributes:
        tables: tables in memory at once; each takes up to half a megabyte with its clients.
        requests_per_second: HTTP requests from one address, on average, including those that open
            WebSockets.
        tables_per_hour: tables made from one address.
        joins_per_hour: seats taken from one address.
        joins_per_table: of these, at one table.
        connections: WebSockets of the server.
        connections_per_address: WebSockets of one address.
        http_connections: other TCP connections of the server.
        http_connections_per_address: other TCP connections of one address.
        hello_seconds: seconds until the first ``hello`` of a WebSocket.
        catch_up_bytes_per_second: bytes of answers to ``hello`` for one address, on average.
        watchers: spectators at one table.
        tabs: connections of one member to one table.
        messages_per_second: messages of one connection, on average.
        acts_per_second: actions in games from one address, on average.
        changes_per_minute: other commands that are stored, from one address, on average.
        member_changes_per_minute: settings, orders of the places, take-back requests and talk of one
            member at one table, on average.
        messages_per_second_per_address: messages of all connections of one address, on average.
        patience: messages refused as too fast before the connection is closed.
        queue: frames that wait for a slow consumer before it is disconnected.
        queue_bytes: bytes of them.
        body: bytes of an HTTP body.
        carry: bytes of a list of games that a browser carries to another device.
        carries: browsers that may do so at once.
        carries_per_hour: of such requests from one address, on both devices.
        scores: scores of real tables that can be watched.
        scores_per_hour: such scores that one address begins to share.
        score_changes_per_minute: changes of such scores from one address.
        score: bytes of such a score.
        look_changes_per_minute: steps of second looks that one address leads.
        record: bytes of a record that a client sends to see it as a film.
        challenge: bytes of a record that a client sends as a challenge, which is stored.
        films_per_hour: films for one address.
        films: films in progress in all, whose records are in memory.
        films_each: films in progress for one address.
        film_seconds: seconds in which a film's record must arrive, and in which the film must be read.
        film_actions: actions and dealt cards of a game in a film.
        analyses_per_hour: analyses for one address.
        analyses: analyses in progress in all.
        analyses_each: analyses in progress for one address.
        analysis_actions: actions and dealt cards of a game in an analysis.
        details_per_hour: decisions of an analysis whose details one address gets.
        kept_analyses: bytes of analyses that are kept in memory for the next reader.
        papers_per_hour: documents for paper made for one address; kept ones do not count.
        papers: documents in progress in all.
        papers_each: documents in progress for one address.
        kept_papers: bytes of documents that are kept in memory for the next reader.
        pictures_per_hour: QR codes drawn for one address.
    """

    tables: int = 2_000
    requests_per_second: float = 100.0
    requests: int = 2_000
    tables_per_hour: int = 240
    joins_per_hour: int = 600
    joins_per_table: int = 60
    connections: int = 4_000
    connections_per_address: int = 400
    http_connections: int = 4_000
    http_connections_per_address: int = 100
    hello_seconds: float = 10.0
    catch_up_bytes_per_second: int = 500_000
    catch_up_bytes: int = 2_000_000
    watchers: int = 50
    tabs: int = 8
    messages_per_second: float = 50.0
    burst: int = 100
    acts_per_second: float = 100.0
    acts: int = 5_000
    changes_per_minute: float = 300.0
    changes: int = 300
    member_changes_per_minute: float = 60.0
    member_changes: int = 60
    messages_per_second_per_address: float = 1_000.0
    burst_per_address: int = 4_000
    patience: int = 100
    queue: int = 512
    queue_bytes: int = 1 << 20
    body: int = 8_192
    carry: int = 300_000
    carries: int = 200
    carries_per_hour: int = 60
    scores: int = 20_000
    scores_per_hour: int = 120
    score_changes_per_minute: int = 240
    score: int = 200_000
    look_changes_per_minute: int = 240
    record: int = 1_000_000
    challenge: int = 200_000
    films_per_hour: int = 600
    films: int = 32
    films_each: int = 4
    film_seconds: float = 60.0
    film_actions: int = 12_000
    analyses_per_hour: int = 120
    analyses: int = 16
    analyses_each: int = 2
    analysis_actions: int = 4_000
    details_per_hour: int = 3_600
    kept_analyses: int = 32_000_000
    papers_per_hour: int = 240
    papers: int = 16
    papers_each: int = 4
    kept_papers: int = 16_000_000
    pictures_per_hour: int = 240
    pictures: int = 20
