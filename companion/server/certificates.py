"""A private certificate authority and server certificate, for https at home.

The authority is constrained to servers at private addresses and names below `.local`, so a device
that trusts it trusts nothing else. Its key never leaves the instance folder.
"""

from __future__ import annotations

import ipaddress
import os
import ssl
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from companion.store import StartError

AUTHORITY = "authority.pem"
AUTHORITY_LASTS = timedelta(days=3650)
LEAF_LASTS = timedelta(days=90)
"""a new one is made at each start"""
SLACK = timedelta(days=1)
"""tolerance for clocks that differ"""
NAMES = ("localhost", "tabletop.local")

PRIVATE = (
    "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "127.0.0.0/8", "169.254.0.0/16",
    "fc00::/7", "fe80::/10", "::1/128",
)  # fmt: skip
"""private networks"""
PERMITTED_NAMES = ("local", "localhost")
NOBODY = "nobody.invalid"
"""a reserved host (RFC 2606): permitting only this one forbids all real ones"""


def make_context(
    folder: Path, addresses: Iterable[str], names: Iterable[str] = ()
) -> ssl.SSLContext:
    """Return a TLS context with a new certificate of the existing authority, made if missing.

    `addresses` that are not private are left out. Raises StartError if the folder is not writable.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        key, authority = _authority(folder)
        _leaf(folder, key, authority, tuple(addresses), (*NAMES, *names))
    except OSError as error:
        reason = str(error.strerror)
        raise StartError("house-start-folder", folder=str(folder), reason=reason) from error
    made = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    made.minimum_version = ssl.TLSVersion.TLSv1_2
    made.load_cert_chain(folder / "leaf.pem", folder / "leaf.key")
    return made


def _authority(folder: Path) -> tuple[ec.EllipticCurvePrivateKey, x509.Certificate]:
    key_file, file = folder / "authority.key", folder / AUTHORITY
    if key_file.is_file() and file.is_file():
        key = serialization.load_pem_private_key(key_file.read_bytes(), None)
        found = x509.load_pem_x509_certificate(file.read_bytes())
        if (
            isinstance(key, ec.EllipticCurvePrivateKey)
            and found.not_valid_after_utc > _read_clock()
        ):
            return key, found
    key = ec.generate_private_key(ec.SECP256R1())
    called = f"Tabletop at home {_read_clock():%Y-%m-%d}"
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, called)])
    made = (
        _certificate(name, name, key.public_key(), AUTHORITY_LASTS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_may(cert_sign=True), critical=True)
        .add_extension(x509.NameConstraints(_permit_names(), None), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .sign(key, hashes.SHA256())
    )
    _write(key_file, _private(key))
    _write(file, made.public_bytes(serialization.Encoding.PEM))
    return key, made


def is_outdated(folder: Path) -> bool:
    """Whether the authority has fewer constraints than new ones. It is kept: devices trust it."""
    found = x509.load_pem_x509_certificate((folder / AUTHORITY).read_bytes()).extensions
    try:
        limits = found.get_extension_for_class(x509.NameConstraints).value
        found.get_extension_for_class(x509.ExtendedKeyUsage)
    except x509.ExtensionNotFound:
        return True
    kinds = {type(one) for one in limits.permitted_subtrees or ()}
    return not {type(one) for one in _permit_names()} <= kinds


def _leaf(
    folder: Path,
    key: ec.EllipticCurvePrivateKey,
    authority: x509.Certificate,
    addresses: tuple[str, ...],
    names: tuple[str, ...],
) -> None:
    own = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAMES[-1])])
    private = (ipaddress.ip_address(one) for one in dict.fromkeys((*addresses, "127.0.0.1", "::1")))
    known: list[x509.GeneralName] = [
        *(x509.DNSName(name) for name in dict.fromkeys(names) if _is_permitted(name)),
        *(x509.IPAddress(one) for one in private if _is_private(one)),
    ]
    issuer = x509.AuthorityKeyIdentifier.from_issuer_public_key(key.public_key())
    made = (
        _certificate(subject, authority.subject, own.public_key(), LEAF_LASTS)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_may(digital_signature=True), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.SubjectAlternativeName(known), critical=False)
        .add_extension(issuer, critical=False)
        .sign(key, hashes.SHA256())
    )
    _write(folder / "leaf.key", _private(own))
    _write(folder / "leaf.pem", made.public_bytes(serialization.Encoding.PEM))


def _certificate(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePublicKey, lasts: timedelta
) -> x509.CertificateBuilder:
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key)
        .serial_number(x509.random_serial_number())
        .not_valid_before(_read_clock() - SLACK)
        .not_valid_after(_read_clock() + lasts)
    )


def _may(*, digital_signature: bool = False, cert_sign: bool = False) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=digital_signature, key_cert_sign=cert_sign, crl_sign=cert_sign,
        content_commitment=False, key_encipherment=False, data_encipherment=False,
        key_agreement=False, encipher_only=False, decipher_only=False,
    )  # fmt: skip


def _permit_names() -> list[x509.GeneralName]:
    return [
        *(x509.DNSName(name) for name in PERMITTED_NAMES),
        *(x509.IPAddress(ipaddress.ip_network(network)) for network in PRIVATE),
        x509.RFC822Name(NOBODY),
        x509.UniformResourceIdentifier(NOBODY),
    ]


def _is_permitted(name: str) -> bool:
    return any(name == one or name.endswith(f".{one}") for one in PERMITTED_NAMES)


def _is_private(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    return any(address in ipaddress.ip_network(network) for network in PRIVATE)


def _private(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )


def _write(file: Path, content: bytes) -> None:
    """Write a file readable by its owner only."""
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    os.write(handle, content)
    os.close(handle)


def _read_clock() -> datetime:
    return datetime.now(UTC)
