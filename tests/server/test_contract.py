"""The OpenAPI document is the contract: whatever fits it or not, the server answers as it says and never breaks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.running import ORIGIN, Browser, Site, site

SAMPLES = 12
"""Requests to each operation."""
CHECKS = [status_code_conformance, content_type_conformance, response_schema_conformance]
"""What is promised about every answer: its status, its kind, and its shape."""


PROBLEM = {"$ref": "#/components/schemas/Problem"}


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder: Path = tmp_path_factory.mktemp("contract")
    with site(folder) as running:
        yield running


@pytest.fixture(scope="module")
def document(here: Site) -> Any:
    return here.browser().get("/api/openapi.json")


def test_the_document_describes_every_route(document: Any) -> None:
    paths = document["paths"]
    assert "/api/tables/{table_id}/moves" in paths and "/api/session/guest" in paths
    for path, operations in paths.items():
        for method, operation in operations.items():
            answers = operation.get("responses", {})
            assert "default" in answers, f"{method} {path} says nothing about its refusals"
            refused = [answer for status, answer in answers.items() if status in ("default", "422")]
            assert all(answer["content"]["application/json"]["schema"] == PROBLEM for answer in refused)


def test_no_request_breaks_the_server(here: Site, document: Any) -> None:
    """Generated requests to every operation, as a guest at a running table."""
    anna = here.browser("Anna")
    table = anna.open("me", "random")
    schema = schemathesis.openapi.from_dict(document)
    operations: list[Any] = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]
    for operation in operations:
        assert try_operation(operation, anna, table), f"{operation.label} was not tried"
    assert len(operations) > 20
    assert anna.get("/healthz")["status"] == "ok"


def try_operation(operation: Any, anna: Browser, table: str) -> list[int]:
    """The status codes of generated requests; half of those about tables go to the running one."""
    answered: list[int] = []

    @settings(
        max_examples=SAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy())
    def ask(case: Any) -> None:
        if "table_id" in case.path_parameters and len(answered) % 2:
            case.path_parameters["table_id"] = table
        request = case.as_transport_kwargs(base_url=ORIGIN)
        answer = anna.client.request(
            request["method"],
            request["url"],
            params=request.get("params"),
            content=msgspec.json.encode(request.get("json", {})),
            headers={"content-type": "application/json"},
        )
        answered.append(answer.status_code)
        assert answer.status_code < 500, answer.text
        case.validate_response(schemathesis.Response.from_any(answer), checks=CHECKS)

    ask()
    return answered
