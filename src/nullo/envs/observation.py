"""The observations of an agent in the environments of PettingZoo and Gymnasium."""

from __future__ import annotations

from typing import TypedDict

import numpy as np
from numpy.typing import NDArray


class Observation(TypedDict):
    """What a seat sees and may do; a vector environment has a row for each game.

    Attributes:
        observation: what the seat sees: ``State.observation_tensor``.
        action_mask: 1 for each action that it may do now.
    """

    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]
