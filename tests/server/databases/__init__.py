"""Databases that earlier versions of cairn have written, kept as text, and what writes the next one."""
