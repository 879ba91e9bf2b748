"""A browser that has subscribed, and a push service that gives it what a server sends: as strict as the RFCs."""

from base64 import urlsafe_b64decode
from collections import deque
from queue import Queue
from typing import Any

import httpx
import msgspec
from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from cairn.server.push.sealing import _encode_point as encode_point
from cairn.server.push.sealing import to_text

SERVICE = "https://push.example.org"


class Subscribed:
    """A browser with a subscription at the test's push service."""

    def __init__(self, name: str) -> None:
        self.endpoint = f"{SERVICE}/wake/{name}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = name.encode().ljust(16, b".")[:16]

    def wish(self, lang: str = "en", start: int = 0, end: int = 0, zone: str = "UTC") -> dict[str, Any]:
        """What the page sends to the server."""
        return {
            "endpoint": self.endpoint,
            "point": to_text(encode_point(self._key.public_key())),
            "auth": to_text(self._auth),
            "lang": lang,
            "quiet": {"start": start, "end": end, "zone": zone},
        }

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a message (RFC 8188 and RFC 8291), by hand, so that nothing is shared with what is tested."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        point, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point))
        own = encode_point(self._key.public_key())
        secret = _hmac(_hmac(self._auth, shared), b"WebPush: info\0" + own + point + b"\1")
        base = _hmac(salt, secret)
        key = _hmac(base, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = _hmac(base, b"Content-Encoding: nonce\0\1")[:12]
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        assert opened.endswith(b"\2"), "the last record ends with 2"
        read: dict[str, Any] = msgspec.json.decode(opened[:-1])
        return read


class PushServiceDouble:
    """Takes what is sent to the subscriptions of its browsers, checks it, and answers as it was told."""

    def __init__(self, *browsers: Subscribed) -> None:
        self._browsers = {browser.endpoint: browser for browser in browsers}
        self.answers: deque[httpx.Response | Exception] = deque()
        """What the next requests are answered; otherwise 201."""
        self.requests: list[httpx.Request] = []
        self.keys: set[str] = set()
        """The keys that requests were signed with."""
        self.got: Queue[tuple[str, dict[str, Any]]] = Queue()
        """What browsers were given: the endpoint, and the message."""

    @property
    def transport(self) -> httpx.AsyncBaseTransport:
        return httpx.MockTransport(self._answer)

    async def _answer(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        if self.answers:
            answer = self.answers.popleft()
            if isinstance(answer, Exception):
                raise answer
            if not answer.is_success:
                return answer
        claims, key = check_signature(request.headers["authorization"])
        assert claims["aud"] == SERVICE and str(claims["sub"]).startswith("https://")
        assert request.headers["content-encoding"] == "aes128gcm" and int(request.headers["ttl"]) > 0
        assert len(request.headers["topic"]) <= 32
        self.keys.add(key)
        body = await request.aread()
        self.got.put((str(request.url), self._browsers[str(request.url)].read(body)))
        return httpx.Response(201)


def check_signature(header: str) -> tuple[dict[str, Any], str]:
    """Return the claims and the key of a header `Authorization` (RFC 8292); fail if the key has not signed it."""
    assert header.startswith("vapid ")
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    signed, _, signature = parts["t"].rpartition(".")
    raw = _decode(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decode(parts["k"]))
    key.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (msgspec.json.decode(_decode(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return claims, parts["k"]


def _hmac(key: bytes, data: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(data)
    return made.finalize()


def _decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
