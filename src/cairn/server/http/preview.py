"""What is shown where somebody pastes a link: the title of the game, a sentence, and a picture that never changes.

Of a table nothing is given but its game: no names, no position, no word about what the link opens. A link's key is
after its `#` and never comes here.
"""

from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from litestar import Request
from litestar.datastructures import State

from cairn.core.errors import CairnError
from cairn.server.http.catalogue import Catalogue
from cairn.server.live.registry import TableRegistry
from cairn.server.table.keys import is_id
from cairn.text import LANGUAGES, text

AT_TABLES = ("join", "watch", "table", "seat", "analysis", "review")
"""The first words of addresses that name a table."""
AT_GAMES = ("rules", "learn", "daily", "solve")
"""The first words of addresses that name a game."""
NO_GAME = "cairn"
SIZE = (1200, 630)
"""What most places that show previews ask for, in pixels."""

Asking = Request[Any, Any, State]


async def preview_tags(request: Asking) -> bytes:
    """The tags of the preview of this address, for the head of the page."""
    game = await _game_at(request)
    settings = request.app.state.settings
    catalogue: Catalogue = request.app.state.catalogue
    lang = preferred_language(request.headers.get("accept-language", ""))
    name = "cairn" if game is None else f"{catalogue.title(game, lang)} · cairn"
    return _write(name, text(lang).say("preview-about"), _picture(game), lang, settings.public_url.rstrip("/"))


def preferred_language(accepted: str) -> str:
    """The first language of an `Accept-Language` header that there is; English if there is none."""
    wanted = (each.partition(";")[0].strip()[:2].lower() for each in accepted.split(","))
    return next((each for each in wanted if each in LANGUAGES), "en")


async def _game_at(request: Asking) -> str | None:
    """The game of the table, or of the page, that the address names; None if there is none."""
    first, _, name = request.scope["path"].strip("/").partition("/")
    catalogue: Catalogue = request.app.state.catalogue
    if first in AT_TABLES and is_id(name):
        tables: TableRegistry = request.app.state.tables
        try:
            name = await tables.services.store.game_of(name) or ""
        except CairnError:
            return None  # the page is served even where no table can be read
    elif first not in AT_GAMES:
        return None
    return name if name in catalogue.names else None


@cache
def _picture(game: str | None) -> str:
    """The file of the picture; a game without one has that of all games."""
    own = f"preview-{game or NO_GAME}.png"
    there = files("cairn.server").joinpath("page", own).is_file()
    return own if there else f"preview-{NO_GAME}.png"


@cache
def _write(name: str, about: str, picture: str, lang: str, address: str) -> bytes:
    tags = {
        "og:site_name": "cairn",
        "og:type": "website",
        "og:locale": lang,
        "og:title": name,
        "og:description": about,
        "og:image": f"{address}/{picture}",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
    }
    lines = [f'<meta property="{key}" content="{escape(value)}">' for key, value in tags.items()]
    lines += ['<meta name="twitter:card" content="summary_large_image">']
    lines += [f'<meta name="description" content="{escape(about)}">']
    return "\n".join(("", *lines)).encode()
