"""HTTP responses for errors."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from starlette.responses import Response

from nullo.locale.words import ENGLISH
from nullo.server.protocol.http_bodies import ProblemBody, ProblemText
from nullo.server.protocol.problems import Problem
from nullo.server.transport.request_language import language_of, wants_page


def error_answer(
    code: str, message: str, status: int, field: str = "", headers: dict[str, str] | None = None
) -> Response:
    """The response for an error, in JSON."""
    text = msgspec.json.encode(ProblemBody(ProblemText(code, message, field)))
    return Response(text, status, headers, "application/json")


def problem_answer(
    problem: Problem, language: str = ENGLISH, headers: dict[str, str] | None = None
) -> Response:
    """The response for a problem, in JSON."""
    words = problem.text(language)
    return error_answer(problem.code, words, problem.status, problem.field, headers)


def readable_answer(
    problem: Problem, asked: Mapping[str, str], headers: dict[str, str]
) -> Response:
    """The response for a problem: a sentence if the request's headers ``asked`` want a page, else JSON."""
    if not wants_page(asked):
        return problem_answer(problem, headers=headers)
    words = problem.text(language_of(asked))
    return Response(words, problem.status, headers, "text/plain; charset=utf-8")
