"""What those who run a server ask it."""

from __future__ import annotations

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from atout.server.access import Parts

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def health() -> dict[str, str]:
    """Whether the server answers."""
    return {"status": "ok"}


@router.get("/metrics")
async def metrics(parts: Parts) -> Response:
    """The server's numbers for Prometheus."""
    return Response(generate_latest(parts.metrics.registry), media_type=CONTENT_TYPE_LATEST)
