"""Which cairn this is; the package is built from here too."""

__all__ = ["VERSION"]

VERSION = "0.2.0"
