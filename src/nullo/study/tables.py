"""Parquet files, written part by part, so that a study of any size fits into memory."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np
from arro3.core import Array as Column
from arro3.core import DataType, RecordBatch, RecordBatchReader
from arro3.core import Table as Frame
from arro3.io import read_parquet, write_parquet

Values = np.ndarray[Any, Any]


def write(path: Path, parts: Iterable[Mapping[str, Values | Sequence[str]]]) -> None:
    """Write a file whole or not at all.

    Args:
        parts: columns by name, NumPy arrays or texts; each part has the same.

    Raises:
        OSError: it cannot be written.
    """
    batches = map(_batch, parts)
    first = next(batches)
    part = path.with_name(f"part-{path.name}")
    reader = RecordBatchReader.from_batches(first.schema, chain([first], batches))
    write_parquet(reader, part, compression="zstd(3)")
    part.replace(path)


def read(path: Path) -> dict[str, list[Any]]:
    """The columns of a file by name.

    Raises:
        OSError: it cannot be read.
    """
    frame: Frame = read_parquet(path).read_all()
    columns = [(name, frame[name]) for name in frame.column_names]
    return {name: list(column.to_pylist()) for name, column in columns}


def _batch(columns: Mapping[str, Values | Sequence[str]]) -> RecordBatch:
    arrays: Any = {name: _column(values) for name, values in columns.items()}
    return RecordBatch.from_pydict(arrays)


def _column(values: Values | Sequence[str]) -> Column:
    if isinstance(values, np.ndarray):
        return Column.from_numpy(np.ascontiguousarray(values))
    return Column(list(values), DataType.utf8())
