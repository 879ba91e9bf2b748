"""The table server: people meet at tables, and nothing that was acknowledged is lost.

It has no rules of its own, it asks the games (docs/server.md). Only the server and the client are async.
"""
