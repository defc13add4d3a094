"""The type of what an agent observes in the environments of PettingZoo and Gymnasium."""

from __future__ import annotations

from typing import TypedDict

import numpy as np
from numpy.typing import NDArray


class Observation(TypedDict):
    """What a seat sees and may do; a vector environment has a row for each game.

    Attributes:
        observation: what the seat sees, as ``State.observation_tensor`` returns it.
        action_mask: 1 for each of the seat's fair actions (``State.fair_actions``), 0 for all others.
    """

    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]
