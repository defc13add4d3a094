"""Pieces of work that can wait go one at a time."""

from __future__ import annotations

import asyncio
import socket

from nullo.server.runtime.turns import Turns


def test_work_goes_in_the_order_in_which_it_came() -> None:
    async def main() -> list[int]:
        turns, done = Turns(), []

        async def work(number: int) -> None:
            await turns.wait()
            done.append(number)

        await asyncio.gather(*(work(number) for number in range(5)))
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

            async def work(number: int) -> None:
                await turns.wait()
                done.append(str(number))
                if number == 0:
                    there.send(b"message")

            await asyncio.gather(*(work(number) for number in range(4)))
            loop.remove_reader(here)
        return done

    done = asyncio.run(main())
    assert "message" in done[1:3]


def test_who_gave_up_takes_no_turn() -> None:
    async def main() -> list[int]:
        turns, done = Turns(), []

        async def work(number: int) -> None:
            await turns.wait()
            done.append(number)

        tasks = [asyncio.create_task(work(number)) for number in range(3)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await work(3)  # turns go on after they have been used up
        return done

    assert asyncio.run(main()) == [0, 2, 3]
