"""Structured logs: a JSON object a line on standard error. They tell of failures, never of cards or secrets."""

from __future__ import annotations

import logging
import sys

import structlog


def configure() -> None:
    """Makes this process log as a server does; the libraries' warnings come in the same form.

    A person who started it in a terminal is told only what went wrong: the rest is for whoever gathers logs.
    """
    least = logging.WARNING if sys.stderr.isatty() else logging.INFO
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(least),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
