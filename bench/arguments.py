"""The command line of a benchmark, and the tables that it prints."""

from __future__ import annotations

import argparse
from typing import Any


def read_arguments(about: str | None, **defaults: Any) -> argparse.Namespace:
    """The command line: an option for each default, of its type, and ``--quick``, which shows that it runs.

    Args:
        defaults: by the name of the option; False: a flag.
    """
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=about, formatter_class=form, allow_abbrev=False)
    for name, default in {**defaults, "quick": False}.items():
        option = f"--{name.replace('_', '-')}"
        if default is False:
            parser.add_argument(option, action="store_true")
        else:
            parser.add_argument(option, type=type(default), default=default)
    return parser.parse_args()


def print_heads(*heads: str) -> None:
    """Print the first lines of a table in Markdown; a head that ends with a colon is of a column of numbers."""
    print_row(*(head.removesuffix(":") for head in heads))
    print(f"|{'|'.join('--:' if head.endswith(':') else '---' for head in heads)}|", flush=True)


def print_row(*cells: object) -> None:
    """Print a row of a table in Markdown."""
    print(f"| {' | '.join(map(str, cells))} |", flush=True)
