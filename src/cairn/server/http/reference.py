"""The description of the API: the OpenAPI document, and a page made from it, plain HTML without scripts."""

from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from html import escape
from threading import Lock
from typing import Any, NamedTuple

_STYLE = (
    "body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "code{font:14px ui-monospace,monospace}h2{font-size:1.1rem;margin:2rem 0 0}dt{font-weight:600}"
)

DOCS_POLICY = (
    f"default-src 'none'; style-src 'sha256-{b64encode(sha256(_STYLE.encode()).digest()).decode()}'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""What the page may load: its own style, and nothing else."""


class Built(NamedTuple):
    """A public answer, and its ETag."""

    content: bytes
    tag: str


class Once:
    """Builds each thing when it is first asked for, once, whatever the number of threads that ask."""

    def __init__(self) -> None:
        """Begin empty."""
        self._lock = Lock()
        self._built: dict[str, Built] = {}

    def get(self, name: str, build: Callable[[], bytes]) -> Built:
        """Return the thing of that name, built by `make` if needed."""
        with self._lock:
            if name not in self._built:
                content = build()
                self._built[name] = Built(content, f'"{sha256(content).hexdigest()[:32]}"')
            return self._built[name]


def docs_page(document: dict[str, Any]) -> str:
    """Return a page with every route, its parameters and answers, then every type."""
    info = document["info"]
    parts = [
        f"<!doctype html><html lang=en><meta charset=utf-8><title>{escape(info['title'])}</title>",
        f"<style>{_STYLE}</style><h1>{escape(info['title'])} {escape(info['version'])}</h1>",
        f"<p>{escape(info.get('description', ''))} For programs: <a href=../openapi.json>openapi.json</a>.",
    ]
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            parts.append(f"<h2><code>{method.upper()} {escape(path)}</code></h2>")
            parts.append(f"<p>{escape(operation.get('description', ''))}")
            if body := operation.get("requestBody"):
                parts.append(f"<p>Takes {_types(body)}.")
            for status, response in operation["responses"].items():
                if status.startswith("2") and (given := _types(response)):
                    parts.append(f"<p>Gives {given}.")
    for name, schema in document["components"]["schemas"].items():
        parts.append(f"<h2 id={escape(name)}>{escape(name)}</h2><dl>")
        for field, kind in schema.get("properties", {}).items():
            parts.append(f"<dt>{escape(field)}<dd>{_kind(kind)}")
        parts.append("</dl>")
    return "\n".join(parts)


def _types(part: dict[str, Any]) -> str:
    return ", ".join(_kind(content.get("schema", {})) for content in part.get("content", {}).values())


def _kind(schema: dict[str, Any]) -> str:
    if reference := schema.get("$ref"):
        name = escape(reference.rpartition("/")[2])
        return f"<a href=#{name}>{name}</a>"
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(_kind(each) for each in schema[several])
    kind = schema.get("type", "anything")
    if kind == "array" and schema.get("items"):
        return f"array of {_kind(schema['items'])}"
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))
