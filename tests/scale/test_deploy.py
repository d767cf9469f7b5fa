"""compose.yaml and the Kubernetes example: their schemas, and that their names exist in the project."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import jsonschema
import kubernetes_validate
import pytest
import yaml

from settings import Settings

HOUSE = Path(__file__).resolve().parents[2]
COMPOSE: dict[str, Any] = yaml.safe_load((HOUSE / "compose.yaml").read_text())
OBJECTS: list[dict[str, Any]] = list(
    yaml.safe_load_all((HOUSE / "deploy/kubernetes/referee.yaml").read_text())
)
DEFAULT = re.compile(r"\$\{\w+:-([^}]*)\}")  # compose's default for an unset variable
FOREIGN = {"AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_ENDPOINT_URL", "AWS_DEFAULT_REGION"}


def compose_schema() -> dict[str, Any]:
    place = files("check_jsonschema").joinpath("builtin_schemas", "vendor", "compose-spec.json")
    schema: dict[str, Any] = json.loads(place.read_text())
    return schema


def test_the_compose_file_keeps_its_schema_and_a_wrong_one_does_not() -> None:
    jsonschema.validate(COMPOSE, compose_schema())
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**COMPOSE, "services": {"web": {"restrat": "always"}}}, compose_schema())


def test_compose_brings_up_two_of_each_and_what_they_need() -> None:
    assert set(COMPOSE["services"]) == {
        "web-1", "web-2", "worker-1", "worker-2", "postgres", "redis", "proxy"
    }  # fmt: skip
    for name in ("web-1", "worker-2"):
        service = COMPOSE["services"][name]
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert_known(service["environment"])


@pytest.mark.parametrize("one", OBJECTS, ids=lambda one: f"{one['kind']}-{one['metadata']['name']}")
def test_each_object_keeps_the_schema_of_kubernetes(one: dict[str, Any]) -> None:
    kubernetes_validate.validate(one, "1.33", strict=True)


def test_a_wrong_object_is_noticed() -> None:
    wrong = {**next(one for one in OBJECTS if one["kind"] == "Deployment")}
    wrong["spec"] = {**wrong["spec"], "replicsa": 3}
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(wrong, "1.33", strict=True)


def test_kubernetes_runs_as_nobody_special_and_writes_nowhere_else() -> None:
    for one in OBJECTS:
        if one["kind"] == "Deployment":
            pod = one["spec"]["template"]["spec"]
            assert pod["securityContext"]["runAsNonRoot"] is True
            assert all(c["securityContext"]["readOnlyRootFilesystem"] for c in pod["containers"])
        elif one["kind"] in ("Secret", "ConfigMap"):
            assert_known(one.get("data") or one["stringData"])


def test_compose_takes_no_password_of_ours() -> None:
    text = (HOUSE / "compose.yaml").read_text()
    assert set(re.findall(r"\$\{POSTGRES_PASSWORD[^}]*\}", text)) == {"${POSTGRES_PASSWORD:?must be set}"}


@pytest.mark.parametrize("name", COMPOSE["services"])
def test_every_service_of_compose_may_do_little_and_is_watched(name: str) -> None:
    service = COMPOSE["services"][name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in service["security_opt"]
    assert not set(service.get("cap_add", ())) - {"CHOWN", "DAC_OVERRIDE", "FOWNER", "SETGID", "SETUID"}
    if name not in ("postgres", "redis"):
        assert "http://127.0.0.1:" in " ".join(service["healthcheck"]["test"])


def test_kubernetes_bounds_and_probes_every_container() -> None:
    closed = [one["spec"]["podSelector"]["matchLabels"] for one in OBJECTS if one["kind"] == "NetworkPolicy"]
    for one in OBJECTS:
        if one["kind"] == "Deployment":
            assert one["spec"]["template"]["metadata"]["labels"] in closed
            for container in one["spec"]["template"]["spec"]["containers"]:
                assert {"cpu", "memory"} <= set(container["resources"]["limits"])
                assert "httpGet" in container["livenessProbe"]


def assert_known(variables: dict[str, str]) -> None:
    """Assert that these settings exist, with values of the right kind."""
    ours = {name: DEFAULT.sub(r"\1", str(value)) for name, value in variables.items() if name not in FOREIGN}
    assert {name.lower() for name in ours} <= set(Settings.__dataclass_fields__)
    Settings.from_environment(ours)
