"""The files of docs/deploy, with Debian's nginx before two workers on PostgreSQL."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPSConnection, IncompleteRead
from pathlib import Path
from typing import Any

import pytest

from companion.services import house_key
from tests.conftest import TABLES
from tests.live import LiveServer, call, free_port
from tests.postgresql import PostgreSQL
from tools import image_size

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "docs" / "deploy"
NAME = "games.example"


def programme(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None:
        pytest.skip(f"There is no {name} here.")
    return found


class Nginx:
    """With the file of the docs; but for the ports and the certificate nothing is changed."""

    def __init__(self, folder: Path, behind: LiveServer) -> None:
        self.plain, self.tls = free_port(), free_port()
        self.folder = folder
        subprocess.run(
            [
                programme("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt",
                "ec_paramgen_curve:P-256", "-nodes", "-days", "1", "-subj", f"/CN={NAME}",
                "-addext", f"subjectAltName=DNS:{NAME}",
                "-keyout", folder / "companion.key", "-out", folder / "companion.pem",
            ],
            check=True, capture_output=True,
        )  # fmt: skip
        site = (DEPLOY / "nginx.conf").read_text()
        for before, after in (
            ("    listen [::]:80;\n", ""),
            ("    listen [::]:443 ssl http2;\n", ""),
            ("listen 80;", f"listen 127.0.0.1:{self.plain};"),
            ("listen 443 ssl", f"listen 127.0.0.1:{self.tls} ssl"),
            ("127.0.0.1:8000;", f"127.0.0.1:{behind.port};"),
            ("/etc/ssl/", f"{folder}/"),
        ):
            assert before in site
            site = site.replace(before, after)
        kept = "".join(
            f"{what}_temp_path {folder}/{what};\n"
            for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        own = f"daemon off; pid {folder}/pid; error_log {folder}/log;\nevents {{}}\nhttp {{\n"
        (folder / "nginx.conf").write_text(f"{own}access_log off;\n{kept}{site}}}\n")
        self._command = [programme("nginx"), "-e", f"{folder}/log", "-c", f"{folder}/nginx.conf"]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Nginx:
        subprocess.run([*self._command, "-t"], check=True, capture_output=True)
        self._process = subprocess.Popen(self._command)
        while True:  # until it listens
            try:
                socket.create_connection(("127.0.0.1", self.tls)).close()
            except OSError:
                assert self._process.poll() is None
            else:
                return self

    def lead_to(self, behind: LiveServer) -> None:
        """As after a change of the file: `nginx -s reload`."""
        file = self.folder / "nginx.conf"
        there = f"server 127.0.0.1:{behind.port};"
        file.write_text(re.sub(r"server 127.0.0.1:\d+;", there, file.read_text()))
        subprocess.run([*self._command, "-s", "reload"], check=True, capture_output=True)

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(60)

    def line(self) -> HTTPSConnection:
        trusted = ssl.create_default_context(cafile=str(self.folder / "companion.pem"))
        line = Named(NAME, self.tls, timeout=60, context=trusted)
        line.connect()
        return line


class Named(HTTPSConnection):
    """To this machine, by the name that the certificate is for."""

    def connect(self) -> None:
        plain = socket.create_connection(("127.0.0.1", self.port), self.timeout)
        self.sock = self._context.wrap_socket(plain, server_hostname=self.host)  # type: ignore[attr-defined]


@pytest.fixture(scope="module")
def house(
    postgresql: PostgreSQL, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[LiveServer, Nginx]]:
    programme("nginx")
    settings = {
        "COMPANION_SQLALCHEMY_DATABASE_URI": postgresql.url(TABLES),
        "COMPANION_ADDRESS": f"https://{NAME}",
        "COMPANION_TRUSTED_PROXIES": "127.0.0.1",
    }
    server = LiveServer(tmp_path_factory.mktemp("house"), settings=settings)
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        Path(folder).chmod(0o755)  # its workers are somebody else
        nginx = Nginx(Path(folder), server)
        try:
            server.start("--workers", "2")
            yield server, nginx.start()
        finally:
            nginx.stop()
            server.stop()
            postgresql.empty(TABLES)


def opened(server: LiveServer) -> dict[str, Any]:
    """By a way that leads round the proxy."""
    seats = [{"name": "Ann"}, {"name": "Ben"}, {"name": "Cem"}]
    found: dict[str, Any] = call(server.url, "/sittings", {"game": "sheriff", "seats": seats}).body
    return found


@pytest.mark.slow
def test_a_stream_and_an_action_go_through_nginx_by_tls(house):
    server, nginx = house
    sitting = opened(server)
    path = f"/api/v1/sittings/{sitting['code']}"
    head = {"Authorization": f"Bearer {sitting['table_token']}"}
    with closing(nginx.line()) as screen, closing(nginx.line()) as line:
        screen.request("GET", f"{path}/stream", headers=head)
        stream = screen.getresponse()
        assert stream.getheader("Content-Type", "").startswith("text/event-stream")
        while stream.readline() != b"id: 0\n":
            pass
        action = {"kind": "pay", "payer": None, "payee": 1, "amount": 1}
        head |= {"Content-Type": "application/json", "Origin": f"https://{NAME}"}
        body = json.dumps({"id": "a", "seat": None, "action": action})
        line.request("POST", f"{path}/actions", body, head)
        assert json.loads(line.getresponse().read()) == {"version": 1}
        while stream.readline() != b"id: 1\n":
            pass
        stream.close()


@pytest.mark.slow
def test_behind_nginx_cookies_are_secure_and_other_origins_refused(house):
    server, nginx = house
    path = f"/s/{opened(server)['code']}/seats/1/claim"
    with closing(nginx.line()) as line:
        line.request("POST", path, headers={"Origin": "https://elsewhere.example"})
        refused = line.getresponse()
        assert refused.read()
        assert refused.status == 403
        line.request("POST", path, headers={"Origin": f"https://{NAME}"})
        answer = line.getresponse()
        answer.read()
        assert any(
            one.startswith("seat_") and "Secure" in one
            for one in answer.headers.get_all("Set-Cookie", [])
        )
    with closing(HTTPConnection("127.0.0.1", nginx.plain, 60)) as plain:
        plain.request("GET", "/", headers={"Host": NAME})
        assert plain.getresponse().getheader("Location") == f"https://{NAME}/"


@pytest.mark.slow
def test_a_whole_history_goes_through_nginx(house):
    """It said 413 to more than nine megabytes, and the companion takes 64."""
    server, nginx = house
    key = house_key(server.instance)
    body = b'{"format": "' + b"x" * 12_000_000
    for path in ("/api/v1/house/import", "/key/bring"):
        with closing(nginx.line()) as line:
            head = {"Authorization": f"Bearer {key}", "Content-Type": "application/octet-stream"}
            head |= {"Origin": f"https://{NAME}", "Accept": "application/json"}
            line.request("POST", f"{path}?dry_run=true", body, head)
            answer = line.getresponse()
            assert answer.status == 422, answer.read()
            assert json.loads(answer.read())["errors"]


@pytest.mark.slow
def test_an_upgrade_loses_no_screen_and_no_action(house, postgresql):
    """The steps of docs/deploy.md, from one address to another one of the same version."""
    server, nginx = house
    sitting = opened(server)
    path = f"/api/v1/sittings/{sitting['code']}"
    head = {"Authorization": f"Bearer {sitting['table_token']}"}
    settings = {"COMPANION_SQLALCHEMY_DATABASE_URI": postgresql.url(TABLES)}
    settings |= {"COMPANION_ADDRESS": f"https://{NAME}", "COMPANION_TRUSTED_PROXIES": "127.0.0.1"}
    newer = LiveServer(server.instance, settings=settings)
    try:
        newer.start("--workers", "1")
        with closing(nginx.line()) as screen:
            screen.request("GET", f"{path}/stream", headers=head)
            stream = screen.getresponse()
            nginx.lead_to(newer)
            with suppress(IncompleteRead):
                while stream.readline() not in (b"id: 0\n", b""):
                    pass
            server.stop()
            with suppress(IncompleteRead):
                while stream.readline():  # it ends
                    pass
            stream.close()
        action = {"kind": "pay", "payer": None, "payee": 1, "amount": 1}
        body = json.dumps({"id": "a", "seat": None, "action": action})
        with closing(nginx.line()) as line:
            line.request(
                "POST", f"{path}/actions", body, head | {"Content-Type": "application/json"}
            )
            assert json.loads(line.getresponse().read()) == {"version": 1}
    finally:
        newer.stop()


@pytest.mark.parametrize(
    ("unit", "name", "exposure"),
    [
        ("companion.service", "companion.service", 100),
        ("companion@.service", "companion@home.service", 20),
    ],
)
def test_the_units_for_systemd_are_in_order(tmp_path, unit, name, exposure):
    """`exposure`: at most so many tenths of systemd's own measure of what a service may do."""
    analyze = programme("systemd-analyze")
    text = (DEPLOY / unit).read_text()
    there = text.replace("/opt/companion/bin/companion", shutil.which("true") or "/bin/true")
    (tmp_path / name).write_text(there)
    words = [analyze, "verify", "--man=no", f"{tmp_path}/{name}"]
    said = subprocess.run(words, capture_output=True, text=True)
    ours = [line for line in said.stderr.splitlines() if name in line]
    assert not ours, ours
    words = [analyze, "security", "--offline=true", f"--threshold={exposure}", f"{tmp_path}/{name}"]
    said = subprocess.run(words, capture_output=True, text=True)
    assert said.returncode == 0, said.stdout


def test_the_container_is_built_from_what_is_here():
    lines = (ROOT / "Containerfile").read_text()
    packages = (ROOT / "tools/system_packages.sh").read_text()
    pango = re.findall("libpango[0-9a-z.-]*|libharfbuzz[0-9a-z.-]*", lines)
    assert f"debian='{' '.join(pango)}'" in packages
    for name in re.findall(r"requirements/[a-z]+\.txt", lines):
        assert (ROOT / name).is_file()
    run, image = (
        dict(re.findall(r"^([a-z0-9.-]+)==([^ ]+)", (ROOT / name).read_text(), re.MULTILINE))
        for name in ("requirements/dev.txt", "requirements/image.txt")
    )
    assert image.items() <= run.items()


def test_the_image_stays_small_enough_for_a_small_disk():
    """Counted in the folders that it is made of; none of them is for developing."""
    programme("dpkg-query")
    try:
        found = image_size.sizes()
    except image_size.MissingError as missing:
        pytest.skip(f"There is no {missing} here.")
    assert all(found.values())
    assert sum(found.values()) < image_size.MOST * 1_000_000, found
