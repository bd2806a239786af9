"""The tests import each other's helpers by bare name, whether they are found from this folder or from the one above."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
