"""What the pages for real tables ask: a sheet's journal, a trick, a moment of a record. JSON in, JSON out.

The same function answers on the server and, without a connection, in the browser: the page runs these very modules
there. So nothing here, or below it, may need the kernel, numpy or any other package, and sentences are made by the
page: answers carry slugs, rules and contexts.
"""

from atout.club.answering import reply, written

__all__ = ["reply", "written"]
