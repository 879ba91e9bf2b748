"""A shared server by https: its own authority, which vouches for the house alone, and both addresses side by side."""

import socket
import ssl
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, load_pem_private_key

from cairn.core.errors import BadInput
from cairn.server.http import door
from cairn.server.main import bind_socket
from cairn.server.ops import certificates, trust
from cairn.server.ops.certificates import is_local, make_trust
from cairn.server.ops.trust import FOLDER, open_secure
from cairn.server.settings import Settings
from tests.patience import LIMIT
from tests.secure_sockets import open_secure_socket
from tests.server.services import Running

NAME = "games.local"


def trusting(der: bytes) -> ssl.SSLContext:
    """A device that trusts this authority alone."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.load_verify_locations(cadata=der)
    return context


def shake_hands(server: ssl.SSLContext, client: ssl.SSLContext, name: str) -> None:
    """Let a client open a connection to a server; raise what it says against it."""
    to_client, to_server = ssl.MemoryBIO(), ssl.MemoryBIO()
    one = client.wrap_bio(to_client, to_server, server_hostname=name)
    other = server.wrap_bio(to_server, to_client, server_side=True)
    for _ in range(5):
        for side in (one, other):
            with suppress(ssl.SSLWantReadError):
                side.do_handshake()
    one.do_handshake()


@pytest.mark.parametrize("host", [NAME, "192.168.1.20", "10.0.0.2", "fd00::2"])
def test_a_device_that_trusts_the_authority_opens_the_server(tmp_path: Path, host: str) -> None:
    server, authority = make_trust(tmp_path, [host])
    shake_hands(server, trusting(authority.certificate), host)
    with pytest.raises(ssl.SSLCertVerificationError):
        shake_hands(server, trusting(authority.certificate), "192.168.1.21")


@pytest.mark.parametrize("name", ["example.org", "bank.example.org", "1.1.1.1", "2606:4700::1111"])
def test_the_authority_vouches_for_nothing_on_the_internet(tmp_path: Path, name: str) -> None:
    """Not even for anyone who has its key: devices refuse what it signs for a site."""
    _, authority = make_trust(tmp_path, [NAME])
    signer = load_pem_private_key((tmp_path / "authority.key").read_bytes(), None)
    assert isinstance(signer, ec.EllipticCurvePrivateKey)
    issuer = x509.load_der_x509_certificate(authority.certificate)
    forged, key = certificates._make_certificate((name,), issuer, signer)
    (tmp_path / "forged.pem").write_bytes(forged.public_bytes(Encoding.PEM))
    (tmp_path / "forged.key").write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(tmp_path / "forged.pem", tmp_path / "forged.key")
    with pytest.raises(ssl.SSLCertVerificationError, match="permitted subtree violation"):
        shake_hands(context, trusting(authority.certificate), name)


def test_it_is_made_once_and_its_keys_are_the_users_alone(tmp_path: Path) -> None:
    folder = tmp_path / "trust"
    _, first = make_trust(folder, [NAME])
    certificate = (folder / "server.pem").read_bytes()
    _, second = make_trust(folder, [NAME])
    assert first == second and (folder / "server.pem").read_bytes() == certificate
    assert {each.stat().st_mode & 0o777 for each in folder.glob("*.key")} == {0o600}
    digest = x509.load_der_x509_certificate(first.certificate).fingerprint(hashes.SHA256())
    assert bytes.fromhex(first.fingerprint.replace(":", "")) == digest


def test_another_address_has_another_certificate_of_the_same_authority(tmp_path: Path) -> None:
    _, first = make_trust(tmp_path, ["192.168.1.20"])
    server, second = make_trust(tmp_path, ["192.168.1.30"])
    assert first == second
    shake_hands(server, trusting(first.certificate), "192.168.1.30")


def test_a_certificate_is_renewed_before_it_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(certificates, "CERTIFICATE_DAYS", 20)
        _, first = make_trust(tmp_path, [NAME])
    server, second = make_trust(tmp_path, [NAME])
    assert first == second
    kept = x509.load_pem_x509_certificate((tmp_path / "server.pem").read_bytes())
    assert kept.not_valid_after_utc > datetime.now(UTC) + timedelta(days=300)
    assert kept.not_valid_after_utc - kept.not_valid_before_utc <= timedelta(days=398), "what devices accept"
    shake_hands(server, trusting(second.certificate), NAME)


def test_files_that_are_damaged_are_named(tmp_path: Path) -> None:
    make_trust(tmp_path, [NAME])
    (tmp_path / "authority.pem").write_text("nonsense")
    with pytest.raises(BadInput, match=r"authority\.pem"):
        make_trust(tmp_path, [NAME])


@pytest.mark.parametrize("host", ["example.org", "1.1.1.1", "local", "2606:4700::1111", "evil-local"])
def test_what_is_not_in_the_house_gets_no_certificate(tmp_path: Path, host: str) -> None:
    assert not is_local(host)
    url = f"http://[{host}]:1" if ":" in host else f"http://{host}:1"
    settings = Settings(share=True, public_url=url, database=str(tmp_path / "tables.sqlite"))
    with socket.socket() as plain:
        secure, told = open_secure(settings, plain)
    assert secure is None and host in told and not (tmp_path / FOLDER).exists()


def test_without_the_extra_it_says_what_to_type(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trust, "has_extra", lambda extra: False)
    settings = Settings(share=True, public_url=f"http://{NAME}:1", database=str(tmp_path / "tables.sqlite"))
    with socket.socket() as plain:
        assert open_secure(settings, plain) == (None, "Without https: for that, type pip install 'cairn-table[share]'")


@pytest.mark.parametrize("wanted", [{"share": False}, {"public_url": "https://table.example.org"}])
def test_it_is_for_shared_servers_without_a_proxy(tmp_path: Path, wanted: dict[str, object]) -> None:
    told = {"share": True, "public_url": f"http://{NAME}:1", "database": str(tmp_path / "tables.sqlite"), **wanted}
    with socket.socket() as plain:
        assert open_secure(Settings(**told), plain) == (None, "")  # type: ignore[arg-type]


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with bind_socket("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        url, database = f"http://{NAME}:{port - 1}", str(tmp_path / "tables.sqlite")
        settings = Settings(share=True, port=port - 1, public_url=url, database=database)

        class Plain:
            family = socket.AF_INET

            def getsockname(self) -> tuple[str, int]:
                return "127.0.0.1", port - 1

        with pytest.raises(BadInput, match=f"127.0.0.1:{port}: .*for https"):
            open_secure(settings, Plain())  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = str(tmp_path_factory.mktemp("shared") / "tables.sqlite")
    running = Running(database, share=True, public_url=f"http://{NAME}:8420")
    running.start()
    yield running
    running.stop()


def test_the_same_people_play_at_both_addresses(shared: Running) -> None:
    """One guest, one table: what was begun over http goes on over https."""
    with httpx.Client(base_url=shared.url) as plain:
        told = plain.get("/api/trust").json()
        file = plain.get("/cairn-authority.crt")
        assert file.headers["content-type"] == "application/x-x509-ca-cert"
        cookie = plain.post("/api/guest", json={"name": "Ann"})
        assert "secure" not in cookie.headers["set-cookie"].lower()
        secret = plain.cookies["cairn_guest"]
    context, port = trusting(file.content), urlsplit(told["url"]).port
    assert urlsplit(told["url"]).hostname == NAME and port is not None

    def call_by_name(request: httpx.Request) -> None:
        request.extensions["sni_hostname"] = NAME

    hooks = {"request": [call_by_name]}
    host, origin = f"{NAME}:{port}", told["url"]
    base, headers = f"https://127.0.0.1:{port}", {"Host": host, "Origin": origin, "Cairn-Guest": secret}
    with httpx.Client(base_url=base, verify=context, event_hooks=hooks, headers=headers) as safe:
        assert safe.get("/api/guest").json()["name"] == "Ann"
        again = safe.post("/api/tables", json={"game": "coins", "seats": ["me", "person"], "names": ["Ann"]})
        assert "secure" not in again.headers["set-cookie"].lower(), "the table is opened over http too"
        assert "strict-transport-security" not in again.headers, "or http would be closed to those who do not trust it"
    made = again.json()
    with open_secure_socket(f"wss://{host}/api/tables/{made['id']}/socket", port, context, Origin=origin) as table:
        table.send(f'{{"ask":"hello","secret":"{made["secret"]}"}}')
        assert '"sight"' in str(table.receive())


def test_who_begins_no_encryption_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "HEAD_WITHIN", 0.2)
    running = Running(str(tmp_path / "tables.sqlite"), share=True, public_url=f"http://{NAME}:8420")
    running.start()
    try:
        port = urlsplit(httpx.get(f"{running.url}/api/trust").json()["url"]).port
        with socket.create_connection(("127.0.0.1", port), LIMIT) as line:
            line.sendall(b"\x16\x03\x01")
            while line.recv(1 << 10):
                pass  # it ends
    finally:
        running.stop()


def test_a_server_without_it_has_no_authority(tmp_path: Path) -> None:
    running = Running(str(tmp_path / "tables.sqlite"))
    running.start()
    try:
        assert httpx.get(f"{running.url}/api/trust").json() == {}
        assert httpx.get(f"{running.url}/cairn-authority.crt").status_code == 404
    finally:
        running.stop()
