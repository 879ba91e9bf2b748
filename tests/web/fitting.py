"""What does not fit on a screen: beyond its edge, cut off, covered, too small to be read or touched."""

from typing import Any

from playwright.sync_api import Page

from tests.web.playing import wait_until

SIZES = ((1440, 900), (1280, 720), (1024, 768), (390, 844), (844, 390))
LANGUAGES = ("en", "pl", "ru")
TEXT_SIZES = (100, 115, 130)
PHONE = 860
"""Narrower windows are phones: they are touched, and what is long scrolls inside the table."""

FITTING = r"""(isPhone) => {
  const wrong = [];
  const LINE = 16; // of what scrolls, at least a line is seen
  const named = (each) => {
    const ref = each.dataset?.ref ? `[${each.dataset.ref}]` : "";
    const kind = [...each.classList].filter((name) => !name.startsWith("svelte-")).join(".");
    return `${each.localName}${kind ? "." + kind : ""}${ref} "${(each.textContent ?? "").trim().slice(0, 24)}"`;
  };
  const styles = new Map();
  const style = (each) => styles.get(each) ?? styles.set(each, getComputedStyle(each)).get(each);
  const scrolls = (each) => /auto|scroll/.test(style(each).overflowY + style(each).overflowX);
  const hides = (each) => /hidden|clip/.test(style(each).overflowX + style(each).overflowY);
  // for readers alone: drawn in a pixel
  const isSaidOnly = (each) =>
    each.closest(".sr, [hidden], [inert], svg defs") !== null || style(each).clipPath === "inset(50%)";
  const dialog = document.querySelector("dialog[open]");
  const top = dialog ?? document.querySelector("#page");
  const seen = [...top.querySelectorAll("*")].filter(
    (each) => !isSaidOnly(each) && each.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  /** The part of the window in which it may be seen, by all that scrolls or cuts around it. */
  function around(each) {
    const box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight, scroller: null };
    for (let at = each.parentElement; at && at !== document.body; at = at.parentElement) {
      if (style(each).position === "fixed") break;
      if (!scrolls(at) && !hides(at)) continue;
      const edge = at.getBoundingClientRect();
      if (scrolls(at) && !box.scroller) box.scroller = at;
      // what stays at the foot of a scroller is not over the rest: that can be scrolled up
      const foot = [...at.children].find((child) => style(child).position === "sticky" && !child.contains(each));
      const bottom = foot ? Math.min(edge.bottom, foot.getBoundingClientRect().top) : edge.bottom;
      box.left = Math.max(box.left, edge.left);
      box.top = Math.max(box.top, edge.top);
      box.right = Math.min(box.right, edge.right);
      box.bottom = Math.min(box.bottom, bottom);
    }
    return box;
  }
  /** How high it is to a finger: what is drawn may be lower than what can be touched. */
  function touched(each, rect) {
    const beyond = ["::before", "::after"].map((name) => {
      const more = getComputedStyle(each, name);
      if (more.content === "none" || more.position !== "absolute") return 0;
      return -Math.min(0, parseFloat(more.top)) - Math.min(0, parseFloat(more.bottom));
    });
    return rect.height + Math.max(...beyond);
  }
  const page = document.scrollingElement;
  // a page beside the tables may be higher than the window: what is below, or under a bar that stays, is scrolled to
  const isLong = !dialog && !document.querySelector(".root, .general");
  const stays = (each) => each && (/fixed|sticky/.test(style(each).position) || stays(each.parentElement));
  if (page.scrollWidth > innerWidth + 1) wrong.push(`beyond: the page is ${page.scrollWidth} wide`);
  if (!dialog && document.querySelector(".root, .general") && page.scrollHeight > innerHeight + 1)
    wrong.push(`beyond: the page is ${page.scrollHeight} high`);
  for (const each of document.querySelectorAll(".root"))
    if (each.scrollWidth > each.clientWidth + 1) wrong.push(`beyond: the table is ${each.scrollWidth} wide`);
  for (const each of seen) {
    const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const isPiece = each.matches("button, a[href], input, select, textarea");
    const rect = each.getBoundingClientRect();
    if (!rect.width || !rect.height) continue;
    if (each.closest("[data-folds]")) continue; // what finds no room there is left out whole, and is said elsewhere
    const box = around(each);
    const beyond = (edge, by) =>
      Math.max(edge.left - rect.left, edge.top - rect.top, rect.right - edge.right, rect.bottom - edge.bottom) > by;
    // what a scroller has is a scroll away; what stands in none has to be in the window, and in its panel
    if ((own || isPiece) && !box.scroller) {
      const [top, bottom] = isLong ? [-Infinity, Infinity] : [0, innerHeight];
      if (beyond({ left: 0, top, right: innerWidth, bottom }, 1)) wrong.push(`beyond: ${named(each)}`);
      const panel = own && each.closest(".panel, .site, .card, .bar");
      if (panel && panel !== each && style(each).position !== "absolute" && !each.closest(".seal, .tick, .keeping"))
        if (beyond(panel.getBoundingClientRect(), 3))
          wrong.push(`beyond its panel: ${named(each)} in ${named(panel).split(" ")[0]}`);
    }
    if (scrolls(each) && each.clientHeight < LINE && each.scrollHeight > each.clientHeight + 2 && each.clientWidth)
      if (/auto|scroll/.test(style(each).overflowY))
        wrong.push(`shut: ${named(each)} is ${each.scrollHeight} high in ${each.clientHeight}`);
    if (hides(each) && !each.matches("svg, svg *") && style(each).textOverflow !== "ellipsis") {
      const clamps = style(each).webkitLineClamp !== "none";
      if (each.scrollWidth > each.clientWidth + 1 && !/auto|scroll/.test(style(each).overflowX))
        wrong.push(`cut: ${named(each)} is ${each.scrollWidth} wide in ${each.clientWidth}`);
      if (each.scrollHeight > each.clientHeight + 2 && !clamps && !/auto|scroll/.test(style(each).overflowY))
        wrong.push(`cut: ${named(each)} is ${each.scrollHeight} high in ${each.clientHeight}`);
    }
    if (own) {
      let size = parseFloat(style(each).fontSize);
      for (let at = each; at; at = at.parentElement) size *= at === page ? 1 : Number(style(at).zoom) || 1;
      if (size < (isPhone ? 14 : 12) - 0.2) wrong.push(`small: ${named(each)} is ${size.toFixed(1)}`);
    }
    if (!isPiece || each.disabled || style(each).pointerEvents === "none") continue;
    const [left, right] = [Math.max(rect.left, box.left), Math.min(rect.right, box.right)];
    const [upper, lower] = [Math.max(rect.top, box.top), Math.min(rect.bottom, box.bottom)];
    if (right - left > 4 && lower - upper > 4) {
      const at = (part) => document.elementFromPoint(left + (right - left) * part, (upper + lower) / 2);
      const reaches = (hit) =>
        hit && (each.contains(hit) || hit.contains(each) || hit.closest("label, .site")?.contains(each));
      // what asks may lie over what is told at the side, never over what can be done; on a phone it is a sheet
      const isLaidOver = at(0.5)?.closest("[data-over]") && (isPhone || !each.closest(".can"));
      if (!isLaidOver && !(isLong && stays(at(0.5))) && ![at(0.5), at(0.2)].some(reaches))
        wrong.push(`covered: ${named(each)} by ${at(0.5) && named(at(0.5))}`);
    }
    if (isPhone && each.matches("button, select, .bt") && !each.closest("p, [data-small]"))
      if (touched(each, rect) < 43 || rect.width < 30)
        wrong.push(`target: ${named(each)} is ${Math.round(rect.width)} x ${Math.round(rect.height)}`);
  }
  return [...new Set(wrong)];
}"""


def misfits(page: Page) -> list[str]:
    """Each thing that does not fit, in a line."""
    width = page.viewport_size["width"] if page.viewport_size else 0
    found: list[str] = page.evaluate(FITTING, width < PHONE)
    return found


SPEAKS = """(language) =>
  [...document.querySelectorAll("html, [data-stage][lang]")].every((each) => each.lang === language)"""
"""Whether the page and each table on it are in that language."""


def choose(page: Page, **chosen: Any) -> None:
    """Change settings as another tab of the same browser would, and wait until the page has what it needs for them."""
    page.evaluate(
        """(chosen) => {
            const kept = { ...JSON.parse(localStorage.getItem("cairn.settings") ?? "{}"), ...chosen };
            localStorage.setItem("cairn.settings", JSON.stringify(kept));
            dispatchEvent(new StorageEvent("storage", { key: "cairn.settings" }));
        }""",
        chosen,
    )
    if "language" in chosen:
        wait_until(page, lambda: bool(page.evaluate(SPEAKS, chosen["language"])))
    draw(page)
    page.evaluate("() => document.fonts.ready.then(() => true)")


FRAMES = """async () => {
  for (let frame = 0; frame < 4; frame++)
    await new Promise((drawn) => {
      const observer = new ResizeObserver(() => (observer.disconnect(), drawn()));
      observer.observe(document.body);
    });
}"""
"""An observer is called in the next frame, whether or not the clock of the page stands still."""


def draw(page: Page) -> None:
    """Wait until what was changed has been laid out."""
    page.evaluate(FRAMES)


HAS_TAKEN = """([width, height, phone]) =>
  innerWidth === width && innerHeight === height &&
  [...document.querySelectorAll(".root")].every(
    (each) => each.classList.contains("phone") === (each.clientWidth < phone),
  )"""
"""Whether the window has that size, and each table is the one that such a window has."""


def resize(page: Page, width: int, height: int) -> None:
    """Let the window have another size, and wait until the page has taken it and been laid out."""
    page.set_viewport_size({"width": width, "height": height})
    wait_until(page, lambda: bool(page.evaluate(HAS_TAKEN, [width, height, PHONE])))
    draw(page)


HAS_PICTURES = "() => !document.querySelector('svg.art:not(:has(use))')"
"""Whether every picture that has its room has come."""


def pictures_come(page: Page) -> None:
    """Wait until every picture that has its room has come."""
    page.wait_for_function(HAS_PICTURES)
