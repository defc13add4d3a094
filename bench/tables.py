"""Tables in Markdown, printed row by row."""


def print_heads(*heads: str) -> None:
    """Print the first two lines of a table; the heads of columns of numbers must end with a colon."""
    print_row(*(head.removesuffix(":") for head in heads))
    print(f"|{'|'.join('--:' if head.endswith(':') else '---' for head in heads)}|", flush=True)


def print_row(*cells: object) -> None:
    print(f"| {' | '.join(map(str, cells))} |", flush=True)
