"""What a server measures of itself, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("atout_tables_live", "Tables in memory", registry=self.registry)
        self.streams = Gauge("atout_streams", "Open streams", registry=self.registry)
        self.dropped = Counter(
            "atout_streams_dropped", "Streams ended because the client was slow", registry=self.registry
        )
        self.commands = Counter("atout_commands", "Commands by result", ["result"], registry=self.registry)
        self.latency = Histogram(
            "atout_command_seconds", "From a command's arrival to its acknowledgement", buckets=_SECONDS,
            registry=self.registry,
        )  # fmt: skip
        self.thinking = Histogram(
            "atout_thinking_seconds", "How long a computer player thought", buckets=_SECONDS, registry=self.registry
        )
        self.waiting = Gauge(
            "atout_thinking_waiting", "Decisions that wait for a process to think in", registry=self.registry
        )
        self.decisions = Counter(
            "atout_decisions", "Decisions at levels that think: thought, hurried, or thumb under the heaviest load",
            ["how"], registry=self.registry,
        )  # fmt: skip
        self.batches = Histogram(
            "atout_store_batch", "Jobs that one transaction of the store took",
            buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500), registry=self.registry,
        )  # fmt: skip
