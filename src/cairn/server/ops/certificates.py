"""A certificate authority of the server's own: devices in the house that trust it reach the server by https.

Only then do browsers install the page, keep it offline, notify and share. The authority is made once and may vouch for
addresses of local networks alone, so that a device that trusts it risks nothing on the internet.
"""

import os
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from ipaddress import IPv4Network, IPv6Network, ip_address
from pathlib import Path
from ssl import PROTOCOL_TLS_SERVER, SSLContext, TLSVersion

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from cryptography.x509.oid import ExtendedKeyUsageOID

from cairn.core.errors import BadInput
from cairn.server.ops.trust import Authority

NETWORKS: tuple[IPv4Network | IPv6Network, ...] = (
    *map(IPv4Network, ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "100.64.0.0/10")),
    *map(IPv6Network, ("fc00::/7", "fe80::/10")),
)
"""The addresses that the authority may vouch for: those of local networks, and of none other."""
NAMES = ("local", "lan", "internal", "home.arpa")
"""The endings of names that it may vouch for."""
AUTHORITY_DAYS = 3650
CERTIFICATE_DAYS = 397
"""iPhones accept no certificate that is valid for longer than 825 days, and other devices 398."""
RENEW_DAYS = 30
"""A certificate that is valid for less than this is replaced when the server starts."""


def is_local(host: str) -> bool:
    """Whether the authority may vouch for this name or address."""
    try:
        address = ip_address(host)
    except ValueError:
        return any(host.endswith(f".{ending}") for ending in NAMES)
    return any(address in network for network in NETWORKS)


def make_trust(folder: Path, hosts: Iterable[str]) -> tuple[SSLContext, Authority]:
    """Return what serves by TLS under these local names and addresses, and what devices have to trust.

    Both are kept in the folder, and made where they are missing; raise `BadInput` if that is not possible.
    """
    hosts = tuple(dict.fromkeys(hosts))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o700)
        authority, key = _load_or_make(folder / "authority.pem", folder / "authority.key", _make_authority)
        certificate, secret = folder / "server.pem", folder / "server.key"
        if not _is_usable(certificate, secret, hosts, authority):
            _write(certificate, secret, *_make_certificate(hosts, authority, key))
    except OSError as error:
        raise BadInput(str(folder), (error.strerror or "cannot be written").lower()) from None
    context = SSLContext(PROTOCOL_TLS_SERVER)
    context.minimum_version = TLSVersion.TLSv1_2
    context.load_cert_chain(certificate, secret)
    raw = authority.public_bytes(Encoding.DER)
    fingerprint = ":".join(f"{byte:02X}" for byte in authority.fingerprint(hashes.SHA256()))
    return context, Authority(raw, fingerprint)


def _make_authority() -> tuple[x509.Certificate, ec.EllipticCurvePrivateKey]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, f"cairn in this house {os.urandom(2).hex()}")])
    allowed = [x509.IPAddress(network) for network in NETWORKS] + [x509.DNSName(name) for name in NAMES]
    identifier = x509.SubjectKeyIdentifier.from_public_key(key.public_key())
    built = (
        _begin(name, name, key, AUTHORITY_DAYS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(x509.NameConstraints(permitted_subtrees=allowed, excluded_subtrees=None), critical=True)
        .add_extension(_usage(key_cert_sign=True, crl_sign=True), critical=True)
        .add_extension(identifier, critical=False)
    )
    return built.sign(key, hashes.SHA256()), key


def _make_certificate(
    hosts: tuple[str, ...], authority: x509.Certificate, signer: ec.EllipticCurvePrivateKey
) -> tuple[x509.Certificate, ec.EllipticCurvePrivateKey]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "cairn")])
    signed_by = authority.extensions.get_extension_for_class(x509.SubjectKeyIdentifier).value
    built = (
        _begin(name, authority.subject, key, CERTIFICATE_DAYS)
        .add_extension(x509.SubjectAlternativeName([_general_name(host) for host in hosts]), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(digital_signature=True), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_subject_key_identifier(signed_by), critical=False)
    )
    return built.sign(signer, hashes.SHA256()), key


def _begin(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePrivateKey, days: int
) -> x509.CertificateBuilder:
    now = datetime.now(UTC)
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))  # phones' clocks are not all right
        .not_valid_after(now + timedelta(days=days - 1))
    )


def _usage(digital_signature: bool = False, key_cert_sign: bool = False, crl_sign: bool = False) -> x509.KeyUsage:
    return x509.KeyUsage(digital_signature, False, False, False, False, key_cert_sign, crl_sign, False, False)


def _load_or_make(
    certificate: Path, secret: Path, make: Callable[[], tuple[x509.Certificate, ec.EllipticCurvePrivateKey]]
) -> tuple[x509.Certificate, ec.EllipticCurvePrivateKey]:
    """Return what is in the files; make it if there is nothing, or nothing that is still valid for a year."""
    if certificate.exists() and secret.exists():
        kept, key = _load(certificate, secret)
        if _lasts(kept, CERTIFICATE_DAYS):
            return kept, key
    made = make()
    _write(certificate, secret, *made)
    return made


def _load(certificate: Path, secret: Path) -> tuple[x509.Certificate, ec.EllipticCurvePrivateKey]:
    try:
        key = load_pem_private_key(secret.read_bytes(), None)
        found = x509.load_pem_x509_certificate(certificate.read_bytes())
    except ValueError as error:
        raise BadInput(str(certificate), f"cannot be read: {error}; remove it and its key to make new ones") from None
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    return found, key


def _write(certificate: Path, secret: Path, made: x509.Certificate, key: ec.EllipticCurvePrivateKey) -> None:
    """Write both; nobody but the server's user may read the key."""
    secret.unlink(missing_ok=True)
    with open(os.open(secret, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    certificate.write_bytes(made.public_bytes(Encoding.PEM))


def _is_usable(certificate: Path, secret: Path, hosts: tuple[str, ...], authority: x509.Certificate) -> bool:
    """Whether the server's certificate is there, for these hosts, of this authority, and valid for a while."""
    if not (certificate.exists() and secret.exists()):
        return False
    kept, _ = _load(certificate, secret)
    named = kept.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    is_ours = kept.issuer == authority.subject and set(named) == {_general_name(host) for host in hosts}
    return is_ours and _lasts(kept, RENEW_DAYS)


def _lasts(certificate: x509.Certificate, days: int) -> bool:
    return certificate.not_valid_after_utc > datetime.now(UTC) + timedelta(days=days)


def _general_name(host: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ip_address(host))
    except ValueError:
        return x509.DNSName(host)
