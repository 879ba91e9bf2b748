"""The pictures that are shown outside the page: previews of links and the icons of the installed page.

`make previews` draws them from the page's own drawings into web/public, as small as flat colours allow; they are kept
with the sources, because anyone who builds the page needs no browser.
"""

import struct
import zlib
from base64 import b64encode
from typing import TypeAlias

import numpy as np
from playwright.sync_api import Browser

from cairn.server.http.preview import NO_GAME, SIZE
from tests.web.browsing import WEB, browsing

PUBLIC = WEB / "public"
BOXES = {
    "lost-code": "20 -21 300 157",
    "think-str8": "30 -16 280 147",
    "break-the-code": "30 -16 280 147",
    "arnak": "30 -20 280 147",
    NO_GAME: "470 -40 535 281",
}
"""By game: the part of its drawing that is shown; of all games together, the table in the light of the lamp."""
ICONS = (192, 512)
COLOURS = 256
Bytes1: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.uint8]]"
Bytes2: TypeAlias = "np.ndarray[tuple[int, int], np.dtype[np.uint8]]"
Bytes3: TypeAlias = "np.ndarray[tuple[int, int, int], np.dtype[np.uint8]]"
FONT = WEB / "node_modules" / "@fontsource" / "alegreya-sans" / "files" / "alegreya-sans-latin-800-normal.woff2"


def main() -> None:
    """Draw all of them."""
    for name, content in draw().items():
        (PUBLIC / name).write_bytes(content)
        print(f"{len(content):7,} {name}")


def draw() -> dict[str, bytes]:
    """By name of the file: the picture, as PNG."""
    with browsing() as browser:
        found = {f"preview-{name}.png": _draw(browser, _preview(name), *SIZE) for name in BOXES}
        icon = (PUBLIC / "icon.svg").read_text(encoding="utf-8").replace('rx="14" ', "")
        # to the edges: anyone who installs the page cuts the corners
        icon = icon.replace("A14 14 0 0 1 50 64H14A14 14 0 0 1 0 50Z", "V64H0Z")
        return found | {f"icon-{size}.png": _draw(browser, icon, size, size) for size in ICONS}


def _preview(name: str) -> str:
    """The drawing of a game, or of all of them, with all that it is put together from."""
    look, pictures = WEB / "src" / "look", WEB / "src" / "pictures"
    styles = [(look / "tokens.css").read_text("utf-8"), (pictures / "tones.css").read_text("utf-8")]
    sheets = [(pictures / "sheets" / f"{each}.svg").read_text("utf-8") for each in ("code-games", "cards")]
    sheets.append((look / "icons.svg").read_text("utf-8"))
    font = f"@font-face{{font-family:'Alegreya Sans';font-weight:800;src:url(data:font/woff2;base64,{_letters()})}}"
    drawing = "hero" if name == NO_GAME else f"game-{name}"
    size = 'width="1400" height="240"' if name == NO_GAME else ""
    return (
        f'<style>{font}{"".join(styles)}</style><div style="display:none">{"".join(sheets)}</div>'
        f'<svg viewBox="{BOXES[name]}" preserveAspectRatio="xMidYMid slice" style="overflow:visible">'
        '<rect x="-900" y="-400" width="3400" height="430" fill="var(--pic-night)"/>'
        f'<use href="#{drawing}" {size}/></svg>'
    )


def _letters() -> str:
    return b64encode(FONT.read_bytes()).decode()


def _draw(browser: Browser, drawing: str, width: int, height: int) -> bytes:
    page = browser.new_page(viewport={"width": width, "height": height}, color_scheme="light")
    page.set_content(
        '<!doctype html><html data-theme="light"><body style="margin:0;overflow:hidden">'
        f"<style>body > svg {{ display: block; width: {width}px; height: {height}px }}</style>{drawing}"
    )
    page.evaluate("() => document.fonts.ready.then(() => 0)")
    pixels = page.screenshot(type="png")
    page.close()
    return shrink(pixels)


def shrink(png: bytes) -> bytes:
    """The same picture in at most 256 colours: the most frequent ones, and for every other the nearest of them."""
    pixels = read_png(png)
    height, width, _ = pixels.shape
    colours, places, counts = np.unique(pixels.reshape(-1, 3), axis=0, return_inverse=True, return_counts=True)
    kept = colours[np.sort(np.argsort(-counts, kind="stable")[:COLOURS])].astype(int)
    nearest = np.array([int(((kept - each) ** 2).sum(axis=1).argmin()) for each in colours.astype(int)], dtype=np.uint8)
    rows = nearest[places.reshape(height, width)]
    lines = b"".join(b"\x00" + row.tobytes() for row in rows)
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    palette = kept.astype(np.uint8).tobytes()
    parts = (b"IHDR", head), (b"PLTE", palette), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(_part(kind, content) for kind, content in parts)


def read_png(png: bytes) -> Bytes3:
    """The pixels of a picture with 8 bits a channel or a palette, by row and column: red, green, blue."""
    parts: dict[bytes, bytes] = {}
    at = 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        kind = png[at + 4 : at + 8]
        parts[kind] = parts.get(kind, b"") + png[at + 8 : at + 8 + length]
        at += length + 12
    width, height, depth, colour = struct.unpack(">IIBB", parts[b"IHDR"][:10])
    assert depth == 8 and colour in (2, 3, 6)
    channels = {2: 3, 3: 1, 6: 4}[colour]
    raw = np.frombuffer(zlib.decompress(parts[b"IDAT"]), dtype=np.uint8).reshape(height, width * channels + 1)
    rows = _unfilter(raw, channels).reshape(height, width, channels)
    if colour == 3:
        return np.frombuffer(parts[b"PLTE"], dtype=np.uint8).reshape(-1, 3)[rows[:, :, 0]]
    return rows[:, :, :3]


def _unfilter(raw: Bytes2, channels: int) -> Bytes2:
    """The bytes of the rows, without what each was written relative to."""
    rows = np.zeros((raw.shape[0], raw.shape[1] - 1), dtype=np.uint8)
    above = np.zeros(rows.shape[1], dtype=np.uint8)
    for at, (kind, line) in enumerate(zip(raw[:, 0], raw[:, 1:], strict=True)):
        match kind:
            case 0:
                row = line.copy()
            case 1:
                row = np.cumsum(line.reshape(-1, channels), axis=0, dtype=np.uint8).reshape(-1)
            case 2:
                row = line + above
            case _:
                row = _unfilter_row(int(kind), line, above, channels)
        rows[at] = above = row
    return rows


def _unfilter_row(kind: int, line: Bytes1, above: Bytes1, channels: int) -> Bytes1:
    row, up = [0] * len(line), [int(each) for each in above]
    for at, value in enumerate(line):
        left = row[at - channels] if at >= channels else 0
        corner = up[at - channels] if at >= channels else 0
        guess = (left + up[at]) // 2 if kind == 3 else _paeth(left, up[at], corner)
        row[at] = (int(value) + guess) % 256
    return np.array(row, dtype=np.uint8)


def _paeth(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    return min((left, above, corner), key=lambda each: abs(guess - each))


def _part(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


if __name__ == "__main__":
    main()
