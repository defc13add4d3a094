"""``python -m nullo`` is the command ``nullo``."""

import sys

from nullo.cli import main

sys.exit(main())
