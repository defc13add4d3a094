"""Pieces of work that can wait go one at a time."""

from __future__ import annotations

import asyncio
import socket

from nullo.server.runtime.scheduler import Turns


async def work(turns: Turns, done: list[int], number: int) -> None:
    """A piece of work that notes its number when it is done."""
    await turns.wait()
    done.append(number)


def test_work_goes_in_the_order_in_which_it_came() -> None:
    async def main() -> list[int]:
        turns, done = Turns(), list[int]()
        await asyncio.gather(*(work(turns, done, number) for number in range(5)))
        return done

    assert asyncio.run(main()) == [0, 1, 2, 3, 4]


def test_a_message_waits_for_one_piece_only() -> None:
    """It has come when the first piece is done, and is read before the third."""

    async def main() -> list[str]:
        loop, turns, done = asyncio.get_running_loop(), Turns(), []
        here, there = socket.socketpair()
        with here, there:
            here.setblocking(False)
            loop.add_reader(here, lambda: done.append(here.recv(10).decode()))

            async def say(number: int) -> None:
                await turns.wait()
                done.append(str(number))
                if number == 0:
                    there.send(b"message")

            await asyncio.gather(*(say(number) for number in range(4)))
            loop.remove_reader(here)
        return done

    done = asyncio.run(main())
    assert "message" in done[1:3]


def test_who_gave_up_takes_no_turn() -> None:
    async def main() -> list[int]:
        turns, done = Turns(), list[int]()
        tasks = [asyncio.create_task(work(turns, done, number)) for number in range(3)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await work(turns, done, 3)  # turns go on after they have been used up
        return done

    assert asyncio.run(main()) == [0, 2, 3]
