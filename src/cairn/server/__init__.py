"""The table server: people meet at tables, and nothing that was acknowledged is ever lost.

It asks the rules and has none (docs/server.md). Only here, and in the client, is code async.
"""
