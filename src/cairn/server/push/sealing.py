"""Web Push messages: encrypted for one browser (RFC 8291), and signed as this server's (VAPID, RFC 8292).

The elliptic curve, the ciphers and the signatures are those of `cryptography`; only the order of the steps is ours.
"""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_der_private_key,
)

from cairn.core.errors import BadInput
from cairn.core.values import encode

CURVE = ec.SECP256R1()
POINT_BYTES = 65
AUTH_BYTES = 16
RECORD_BYTES = 4096
"""The size of a record: a message is one record, so it has to be smaller."""
LARGEST_PAYLOAD = 3993
"""The longest text that fits into a record with its header (RFC 8291, section 4)."""
SIGNED_FOR = 12 * 3600
"""Seconds for which a signature is valid; push services accept at most a day."""
LAST = b"\x02"
"""Ends the last record."""


def to_text(raw: bytes) -> str:
    """Return base64 for addresses, without padding."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """Return what `to_text` was given; raise `ValueError` for anything else."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_browser_keys(point: str, auth: str) -> None:
    """Raise `BadInput` unless these are the keys of a browser's subscription."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(point))
        is_right = len(from_text(auth)) == AUTH_BYTES
    except ValueError:
        is_right = False
    if not is_right:
        raise BadInput("keys", "are not those of a browser's subscription")


def encrypt(
    text: bytes, point: str, auth: str, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """Return the body of the request that only the browser with these keys can read.

    `key` and `salt` are new for each message; tests give those of the RFC's example.
    """
    assert len(text) <= LARGEST_PAYLOAD
    key, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs = from_text(point)
    ours = _encode_point(key.public_key())
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derive(32, from_text(auth), b"WebPush: info\0" + theirs + ours, shared)
    cipher = AESGCM(_derive(16, salt, b"Content-Encoding: aes128gcm\0", secret))
    nonce = _derive(12, salt, b"Content-Encoding: nonce\0", secret)
    header = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return header + cipher.encrypt(nonce, text + LAST, None)


class ServerKey:
    """The key by which push services know this server: a browser's subscription belongs to it."""

    def __init__(self, key: ec.EllipticCurvePrivateKey) -> None:
        """Sign with this key."""
        self._key = key
        self.public = to_text(_encode_point(key.public_key()))
        """What a browser needs to subscribe."""

    @classmethod
    def generate(cls) -> "ServerKey":
        """Return a new key."""
        return cls(ec.generate_private_key(CURVE))

    @classmethod
    def from_text(cls, text: str) -> "ServerKey":
        """Return the key that was stored as this text."""
        key = load_der_private_key(from_text(text), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        return cls(key)

    def to_text(self) -> str:
        """Return the key as a text to store; it is a secret."""
        return to_text(self._key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption()))

    def sign(self, endpoint: str, now: int, contact: str) -> str:
        """Return the header `Authorization` for a request to the endpoint; `now` is in seconds since 1970."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + SIGNED_FOR}
        if contact:
            claims["sub"] = contact
        token = f"{to_text(encode({'typ': 'JWT', 'alg': 'ES256'}))}.{to_text(encode(claims))}"
        r, s = decode_dss_signature(self._key.sign(token.encode(), ec.ECDSA(hashes.SHA256())))
        signature = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={token}.{signature}, k={self.public}"


def _encode_point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(length: int, salt: bytes, info: bytes, secret: bytes) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
