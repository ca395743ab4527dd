"""The server: tables over HTTP, for the page, for bots and for any other program (see the protocol)."""
