"""Limits on what a server does, for all clients together and for each client."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """The limits of a server.

    Rates (``…_per_second``, ``…_per_minute``, ``…_per_hour``) are averages for one client address, unless the
    comment says otherwise. The field after a rate, such as ``requests`` or ``burst``, is how much may come at
    once.
    """

    tables: int = 2_000  # in memory; each takes up to half a megabyte with its clients
    requests_per_second: float = 100.0  # of HTTP, including those that open WebSockets
    requests: int = 2_000
    tables_per_hour: int = 240
    joins_per_hour: int = 600
    joins_per_table: int = 60  # of these in an hour
    connections: int = 4_000  # WebSockets
    connections_per_address: int = 400
    http_connections: int = 4_000  # other TCP connections
    http_connections_per_address: int = 100
    hello_seconds: float = 10.0  # until the first ``hello`` of a WebSocket
    catch_up_bytes_per_second: int = 500_000  # of answers to ``hello``
    catch_up_bytes: int = 2_000_000
    watchers: int = 50  # spectators at one table
    tabs: int = 8  # connections of one member to one table
    messages_per_second: float = 50.0  # of one connection
    burst: int = 100
    acts_per_second: float = 100.0  # actions in games
    acts: int = 5_000
    changes_per_minute: float = 300.0  # other commands that are stored
    changes: int = 300
    # Settings, orders of the members, take-back requests and talk of one member at one table.
    member_changes_per_minute: float = 60.0
    member_changes: int = 60
    messages_per_second_per_address: float = 1_000.0  # of all its connections
    burst_per_address: int = 4_000
    patience: int = 100  # messages refused as too fast before the connection is closed
    queue: int = 512  # frames that wait for a slow consumer before it is disconnected
    queue_bytes: int = 1 << 20
    body: int = 8_192  # bytes of an HTTP body
    carry: int = 300_000  # bytes of a list of games that a browser carries to another device
    carries: int = 200  # browsers that may do so at once
    carries_per_hour: int = 60  # on both devices
    scores: int = 20_000  # of real tables that can be watched
    scores_per_hour: int = 120
    score_changes_per_minute: int = 240
    score: int = 200_000  # bytes of one
    look_changes_per_minute: int = 240  # steps of second looks
    record: int = 1_000_000  # bytes of a record that a client sends to see it as a film
    challenge: int = 200_000  # bytes of a record that makes a challenge, which is stored
    films_per_hour: int = 600
    films: int = 32  # in progress in all, whose records are in memory
    films_each: int = 4  # in progress for one address
    film_seconds: float = 60.0  # in which a film's record must arrive, and in which it must be read
    film_actions: int = 12_000  # actions and dealt cards of its game
    analyses_per_hour: int = 120
    analyses: int = 16  # in progress in all
    analyses_each: int = 2  # in progress for one address
    analysis_actions: int = 4_000  # actions and dealt cards of its game
    details_per_hour: int = 3_600  # decisions of analyses
    kept_analyses: int = 32_000_000  # bytes of those kept in memory for the next client
    papers_per_hour: int = 240  # documents that are made; kept ones do not count
    papers: int = 16  # in progress in all
    papers_each: int = 4  # in progress for one address
    kept_papers: int = 16_000_000  # bytes of those kept in memory for the next client
    pictures_per_hour: int = 240  # QR codes
    pictures: int = 20
