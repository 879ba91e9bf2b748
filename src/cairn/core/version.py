"""The version of cairn; the package is built from it too."""

VERSION = "0.2.0"
