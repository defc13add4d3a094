"""Browser contexts that tests use one after the other."""

from __future__ import annotations

from browser.contexts import Contexts
from browser.person import Person
from browser.serve import Server


def test_whoever_moved_the_clock_leaves_no_context(
    shared_server: Server, contexts: Contexts
) -> None:
    ann = Person(contexts.borrow(), shared_server.origin)
    ann.page.clock.install()
    ann.page.clock.fast_forward(60_000)
    assert not ann.leave()
    eve = Person(contexts.borrow(), shared_server.origin)
    assert eve.leave()
    contexts.give_back(eve.context)
