"""All is said in pyproject.toml but one thing: a wheel that carries the native library is for one platform, and for any Python."""

import pathlib
from typing import Tuple

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel


class Wheel(bdist_wheel):
    """A wheel for this platform if a library lies beside the package, else for any."""

    def finalize_options(self) -> None:
        super().finalize_options()
        package = pathlib.Path(__file__).resolve().parent / "adjutant"
        self.carries = any(file.suffix in (".so", ".dylib", ".dll") for file in package.iterdir())
        self.root_is_pure = not self.carries

    def get_tag(self) -> Tuple[str, str, str]:
        python, abi, platform = super().get_tag()
        return ("py3", "none", platform) if self.carries else (python, abi, platform)


setup(cmdclass={"bdist_wheel": Wheel})
