"""An authority of the house's own: what it vouches for, and what survives the change to https."""

import ipaddress
import shutil
import socket
import ssl
import subprocess
import threading
import urllib.request
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization

from companion.server import certificates
from companion.store import StartError
from tests.live import LiveServer, call


@pytest.fixture
def shaken(tmp_path: Path):
    """Shakes hands with a server of this authority that is asked for by a name or address."""
    context = certificates.make_context(tmp_path, ["192.168.7.7", "8.8.8.8"], ["tablet.local"])

    def shake(name: str) -> dict[str, object]:
        ours, theirs = socket.socketpair()
        trusting = ssl.create_default_context(cafile=str(tmp_path / certificates.AUTHORITY))

        def serve() -> None:
            try:
                context.wrap_socket(theirs, server_side=True).close()
            except OSError:
                theirs.close()

        thread = threading.Thread(target=serve)
        thread.start()
        try:
            with trusting.wrap_socket(ours, server_hostname=name) as secured:
                return dict(secured.getpeercert() or {})
        finally:
            ours.close()
            thread.join()

    return shake


@pytest.mark.parametrize("name", ["192.168.7.7", "127.0.0.1", "tabletop.local", "tablet.local"])
def test_the_house_is_vouched_for(shaken, name):
    assert shaken(name)


@pytest.mark.parametrize("name", ["8.8.8.8", "example.org"])
def test_nobody_else_is(shaken, name):
    with pytest.raises(ssl.SSLCertVerificationError):
        shaken(name)


def test_the_authority_may_vouch_for_private_addresses_and_local_names_alone(tmp_path):
    certificates.make_context(tmp_path, ["10.0.0.2"])
    authority = x509.load_pem_x509_certificate((tmp_path / certificates.AUTHORITY).read_bytes())
    limits = authority.extensions.get_extension_for_class(x509.NameConstraints)
    assert limits.critical
    for permitted in limits.value.permitted_subtrees or ():
        value = permitted.value
        if isinstance(permitted, x509.DNSName):
            assert value in ("local", "localhost")
        elif isinstance(value, str):
            assert value == certificates.NOBODY
        else:
            assert ipaddress.ip_network(value).is_private
    assert (tmp_path / "authority.key").stat().st_mode & 0o077 == 0


@pytest.mark.skipif(shutil.which("openssl") is None, reason="OpenSSL's own command is not here")
@pytest.mark.parametrize(
    "name",
    [
        x509.RFC822Name("ann@example.org"),
        x509.RFC822Name("ann@tablet.local"),
        x509.UniformResourceIdentifier("https://example.org"),
    ],
    ids=str,
)
def test_no_certificate_for_an_e_mail_or_an_address_is_believed(tmp_path, name):
    """OpenSSL has the last word, as a client that trusts the authority."""
    certificates.make_context(tmp_path, ["10.0.0.2"])
    key, authority = certificates._authority(tmp_path)  # noqa: SLF001
    names = [x509.DNSName("tabletop.local"), name]
    leaf = (
        certificates._certificate(  # noqa: SLF001
            x509.Name([]), authority.subject, key.public_key(), certificates.LEAF_LASTS
        )
        .add_extension(x509.SubjectAlternativeName(names), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = tmp_path / "forged.pem"
    file.write_bytes(leaf.public_bytes(serialization.Encoding.PEM))
    verify = ["openssl", "verify", "-CAfile", str(tmp_path / certificates.AUTHORITY), str(file)]
    done = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "permitted subtree violation" in done.stderr


def test_an_authority_of_an_older_version_is_kept_and_told_of(tmp_path, monkeypatch):
    permitted = certificates._permit_names()  # noqa: SLF001
    with monkeypatch.context() as patch:
        patch.setattr(certificates, "_permit_names", lambda: permitted[:-2])
        certificates.make_context(tmp_path, ["10.0.0.2"])
    before = (tmp_path / certificates.AUTHORITY).read_bytes()
    certificates.make_context(tmp_path, ["10.0.0.2"])
    assert (tmp_path / certificates.AUTHORITY).read_bytes() == before
    assert certificates.is_outdated(tmp_path)
    for name in (certificates.AUTHORITY, "authority.key"):
        (tmp_path / name).unlink()
    certificates.make_context(tmp_path, ["10.0.0.2"])
    assert not certificates.is_outdated(tmp_path)


def test_a_folder_that_cannot_be_written_to_is_told_of_in_a_sentence(tmp_path):
    (tmp_path / "https").write_text("a file where the folder would be")
    with pytest.raises(StartError) as refusal:
        certificates.make_context(tmp_path / "https", ["10.0.0.2"])
    assert refusal.value.message.id == "house-start-folder"


def test_a_start_renews_the_certificate_and_keeps_the_authority(tmp_path):
    def files() -> tuple[bytes, bytes]:
        certificates.make_context(tmp_path, ["10.0.0.2"])
        return (tmp_path / certificates.AUTHORITY).read_bytes(), (
            tmp_path / "leaf.pem"
        ).read_bytes()

    (authority, leaf), (same, renewed) = files(), files()
    assert authority == same
    assert leaf != renewed


@pytest.mark.slow
def test_tokens_survive_the_change_to_https_and_phones_go_on_without(tmp_path):
    """Also while a device comes that does not trust us."""
    live = LiveServer(tmp_path)
    live.start()
    seats = [{"name": name} for name in ("Ann", "Ben", "Cem")]
    opened = call(live.url, "/sittings", {"game": "sheriff", "seats": seats}).body
    token = call(live.url, f"/sittings/{opened['code']}/seats/1/claim", {}).body["token"]
    live.stop()
    live.start("--https")
    try:
        secured = live.url.replace("http:", "https:")
        trusting = ssl.create_default_context(cafile=str(tmp_path / "https" / "authority.pem"))
        head = {"Authorization": f"Bearer {token}"}
        path = f"/api/v1/sittings/{opened['code']}"
        asked = urllib.request.Request(secured + path, headers=head)
        with urllib.request.urlopen(asked, timeout=60, context=trusting) as answer:
            assert answer.status == 200
        with pytest.raises(OSError, match="CERTIFICATE_VERIFY_FAILED"):
            urllib.request.urlopen(secured, timeout=60)
        assert call(live.url, f"/sittings/{opened['code']}", token=token).status == 200
        with urllib.request.urlopen(f"{live.url}/authority.crt", timeout=60) as answer:
            assert answer.read() == (tmp_path / "https" / "authority.pem").read_bytes()
        with urllib.request.urlopen(f"{live.url}/trust", timeout=60) as answer:
            assert secured in answer.read().decode()
    finally:
        live.stop()
