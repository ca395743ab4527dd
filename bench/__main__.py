"""``python -m bench``: everything."""

from __future__ import annotations

from bench import deals, playouts, results

playouts.main()
deals.main()
results.main()
