"""``python -m bench``: everything."""

from __future__ import annotations

import os

os.environ["RAYON_NUM_THREADS"] = "1"  # one thread for everybody; read when the peers are loaded

from bench import deals, page, playouts, results, server, solver, standing, worlds

playouts.main()
solver.main()
deals.main()
worlds.main()
results.main()
server.main()
standing.main()
page.main()
