"""Lets ``python -m nullo`` do the same as the command ``nullo``."""

import sys

from nullo.cli import main

sys.exit(main())
