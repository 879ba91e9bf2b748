"""nginx and Caddy before a server, each with its file in `deploy`, on a port of this machine."""

import socket
import subprocess
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from pathlib import Path
from ssl import SSLContext, create_default_context
from tempfile import mkdtemp
from urllib.parse import urlsplit

import httpx

from tests.deploy.needs import need_command
from tests.patience import LIMIT
from tests.secure_sockets import SecureSocket, open_secure_socket

NAME = "table.example.org"
DEPLOY = Path(__file__).parents[2] / "deploy"

NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr warn;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


class Proxy:
    """A proxy that has been started: clients reach it by the public name, from any address of this machine."""

    def __init__(self, port: int, tls: SSLContext) -> None:
        self.port = port
        self._tls = tls

    def client(self, address: str = "127.0.0.1") -> httpx.Client:
        """Return a client that connects from `address`."""
        transport = httpx.HTTPTransport(verify=self._tls, local_address=address)

        def name_server(request: httpx.Request) -> None:
            request.extensions["sni_hostname"] = NAME

        return httpx.Client(
            base_url=f"https://127.0.0.1:{self.port}",
            transport=transport,
            headers={"Host": NAME},
            event_hooks={"request": [name_server]},
        )

    def line(self, address: str = "127.0.0.1") -> socket.socket:
        """Return a connection from `address`, encrypted."""
        plain = socket.create_connection(("127.0.0.1", self.port), LIMIT, (address, 0))
        return self._tls.wrap_socket(plain, server_hostname=NAME)

    def socket(self, path: str, **headers: str) -> AbstractContextManager[SecureSocket]:
        """Return a WebSocket, to be closed."""
        return open_secure_socket(f"wss://{NAME}{path}", self.port, self._tls, **headers)


@contextmanager
def run_proxy(kind: str, folder: Path, upstream: str, path: str = "/", **changes: str) -> Iterator[Proxy]:
    """Run nginx or Caddy before the server at `upstream`; `changes` replaces values in its file."""
    command = need_command(kind)
    certificate, key, tls = make_certificate()
    write = {"nginx": _write_nginx, "caddy": _write_caddy}[kind]
    started = None
    while started is None:
        port = free_port()
        arguments = write(folder, port, urlsplit(upstream).netloc, path, certificate, key, changes)
        started = _start([command, *arguments], folder, port)
    try:
        yield Proxy(port, tls)
    finally:
        started.terminate()
        started.wait(LIMIT)


@cache
def make_certificate() -> tuple[Path, Path, SSLContext]:
    """Make a certificate of the test's own; return its file, that of its key, and what trusts it."""
    folder = Path(mkdtemp(prefix="cairn-certificate-"))
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    subprocess.run(
        [
            *(need_command("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"),
            *("-nodes", "-days", "2", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"),
            *("-keyout", str(key), "-out", str(certificate)),
        ],
        check=True,
        capture_output=True,
    )
    return certificate, key, create_default_context(cafile=str(certificate))


def _write_nginx(
    folder: Path, port: int, upstream: str, path: str, certificate: Path, key: Path, changes: dict[str, str]
) -> list[str]:
    live = f"/etc/letsencrypt/live/{NAME}"
    site = _replace(
        (DEPLOY / "nginx.conf").read_text("utf-8"),
        {
            "listen 80;": f"listen unix:{folder}/http;",
            "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
            f"{live}/fullchain.pem": str(certificate),
            f"{live}/privkey.pem": str(key),
            "server 127.0.0.1:8420;": f"server {upstream};",
            "location / {": f"location {path} {{",
            **changes,
        },
    )
    (folder / "site.conf").write_text(site, "utf-8")
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder), "utf-8")
    (folder / "http").unlink(missing_ok=True)
    return ["-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]


def _write_caddy(
    folder: Path, port: int, upstream: str, path: str, certificate: Path, key: Path, changes: dict[str, str]
) -> list[str]:
    quiet = f"admin off\n\tauto_https disable_redirects\n\thttps_port {port}\n"
    site = _replace(
        (DEPLOY / "Caddyfile").read_text("utf-8"),
        {
            "{\n\tservers {": f"{{\n\t{quiet}\tdefault_bind 127.0.0.1\n\tservers {{",
            f"{{$CAIRN_SITE:{NAME}}} {{": f"{NAME} {{\n\ttls {certificate} {key}",
            "{$CAIRN_UPSTREAM:127.0.0.1:8420}": upstream,
            "handle {": "handle {" if path == "/" else f"handle {path}* {{",
            **changes,
        },
    )
    (folder / "Caddyfile").write_text(site, "utf-8")
    return ["run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def _replace(text: str, changes: dict[str, str]) -> str:
    for old, new in changes.items():
        assert text.count(old) == 1, f"{old!r} is not in the file once"
        text = text.replace(old, new)
    return text


def _start(command: list[str], folder: Path, port: int) -> subprocess.Popen[bytes] | None:
    """Start the proxy and wait until it listens; return None if another process took its port."""
    with (folder / "log").open("wb") as log:
        environment = {"HOME": str(folder), "PATH": "/usr/bin:/bin"}
        process = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log, env=environment)
    while not _is_open(port):
        if process.poll() is not None:
            said = (folder / "log").read_text("utf-8", "replace")
            assert "address already in use" in said.lower(), said
            return None
    return process


def _is_open(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port)).close()
    except ConnectionRefusedError:
        return False
    return True


def free_port() -> int:
    """A port of this machine that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
