"""Which cairn this is; the package is built from here too."""

VERSION = "0.2.0"
