"""Where the steps run: on the connection that the server hands over, in the transaction that it has begun."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
