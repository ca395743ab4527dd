"""The numbers of the guide: ``python -m bench.guide`` makes ``guide/numbers.json`` anew (docs/guide.md)."""
