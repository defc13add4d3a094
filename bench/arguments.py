"""The command line of a benchmark."""

from __future__ import annotations

import argparse
from typing import Any


def read_arguments(about: str | None, *words: str, **defaults: Any) -> argparse.Namespace:
    """The parsed command line, which has an option for each of ``defaults``, and ``--quick`` for a trial run.

    Args:
        about: the description that ``--help`` prints.
        words: names of required arguments.
        defaults: the default of each option, by the option's name. An option has the type of its default;
            False makes it a flag, and a list makes it an option that may be repeated.
    """
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=about, formatter_class=form, allow_abbrev=False)
    for word in words:
        parser.add_argument(word)
    for name, default in {**defaults, "quick": False}.items():
        option = f"--{name.replace('_', '-')}"
        if default is False:
            parser.add_argument(option, action="store_true")
        elif isinstance(default, list):
            parser.add_argument(option, action="append", default=default)
        else:
            parser.add_argument(option, type=type(default), default=default)
    return parser.parse_args()
