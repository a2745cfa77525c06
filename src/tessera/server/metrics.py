"""What a host can watch: Prometheus figures."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

moves = Counter("tessera_moves", "Moves stored")
frozen = Counter("tessera_frozen_tables", "Tables stopped because their state could not be trusted")
requests = Histogram(
    "tessera_request_seconds",
    "Time per request",
    ["method", "route", "status"],
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5),
)
watchers = Gauge("tessera_watchers", "Open WebSocket connections")
live_tables = Gauge("tessera_live_tables", "Tables in memory")
