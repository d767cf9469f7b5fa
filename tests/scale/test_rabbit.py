"""RabbitMQ as the broker: no photo is lost when a worker or the broker is killed."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.scale.load import Photographer
from tests.scale.test_many import done, taken, upload
from tests.serving import ask
from tests.topology import MISSING, REDIS, Part, Topology, answers, free_port

SCRIPTS = Path("/usr/lib/rabbitmq/bin")  # Debian's; those in the path switch to another user
ABSENT = "RabbitMQ is not installed: apt-get install rabbitmq-server"
pytestmark = [
    pytest.mark.skipif(
        not (SCRIPTS / "rabbitmq-server").is_file() or not shutil.which("epmd"), reason=ABSENT
    ),
    pytest.mark.skipif(REDIS is None, reason=MISSING),
]


class Rabbit:
    """A private RabbitMQ that writes only to one folder. `url`: its address."""

    def __init__(self, folder: Path) -> None:
        port, distribution, names = free_port(), free_port(), free_port()
        self.url = f"amqp://guest:guest@127.0.0.1:{port}//"
        (folder / "plugins").write_text("[].\n")
        (folder / "rabbit.conf").write_text(f"listeners.tcp.1 = 127.0.0.1:{port}\n")
        settings = {
            "HOME": str(folder), "ERL_EPMD_PORT": str(names), "ERL_EPMD_ADDRESS": "127.0.0.1",
            "RABBITMQ_NODENAME": f"referee{port}@localhost", "RABBITMQ_DIST_PORT": str(distribution),
            "RABBITMQ_MNESIA_BASE": str(folder), "RABBITMQ_LOG_BASE": str(folder), "RABBITMQ_LOGS": "-",
            "RABBITMQ_ENABLED_PLUGINS_FILE": str(folder / "plugins"),
            "RABBITMQ_CONFIG_FILE": str(folder / "rabbit.conf"),
            "RABBITMQ_CONF_ENV_FILE": "/none", "RABBITMQ_PID_FILE": str(folder / "pid"),
        }  # fmt: skip
        command = [str(SCRIPTS / "rabbitmq-server")]
        self.part = Part("rabbit", command, folder / "rabbit.log", lambda: answers(port), settings)
        # The service for names of nodes: started by RabbitMQ, it would outlive it.
        known = ["epmd", "-port", str(names), "-address", "127.0.0.1"]
        self.names = Part("names", known, folder / "names.log", lambda: answers(names))

    def start(self) -> None:
        self.names.start()
        self.part.start()

    def end(self) -> None:
        self.part.kill()
        self.names.kill()


@pytest.fixture(scope="module")
def rabbit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Rabbit]:
    made = Rabbit(tmp_path_factory.mktemp("rabbit"))
    try:
        made.start()
        yield made
    finally:
        made.end()


@pytest.fixture(scope="module")
def town(rabbit: Rabbit, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Topology]:
    folder = tmp_path_factory.mktemp("town")
    more = {"BROKER_URL": rabbit.url, "RECOGNISER": "tests.api.fake_recogniser:recognise"}
    made = Topology(folder, f"sqlite:///{folder}/referee.db", web=1, workers=2, storage=False, more=more)
    try:
        made.start()
        yield made
    finally:
        made.kill()


def test_photos_are_read_by_workers_behind_it(town: Topology) -> None:
    status, photo = upload(town.port)
    assert (status, photo["status"]) == (201, "done")
    assert ask(town.port, "GET", "/health")[1]["broker"] == "ok"


def test_a_killed_worker_loses_no_photo(town: Topology) -> None:
    person = Photographer(town.ports)
    person.start()
    taken([person], 3)
    town.parts["worker-1"].kill()
    taken([person], 3)
    town.restart("worker-1")
    person.over.set()
    person.join(60)
    faults = person.wrong()
    assert faults["photos lost"] == faults["photos doubled"] == 0, faults


def test_photos_taken_while_it_is_down_are_read_when_it_is_back(town: Topology, rabbit: Rabbit) -> None:
    rabbit.part.kill()
    status, photo = upload(town.port, wait=0)
    assert (status, photo["status"]) == (202, "queued")
    assert ask(town.port, "GET", "/health")[1]["broker"] != "ok"
    rabbit.part.start()
    assert done(town.port, photo)["status"] == "done"
