/**
 * The sizes of a window that styles may ask for, written once: `@media (--phone)` in any style sheet. They ask for the size of
 * the container `page` in its own pixels, so a larger text is a smaller window: the whole page (src/look/base.css), at a
 * table the room that it has (src/table/TableLayout.svelte). Only a table knows its height.
 */
export const PHONE = 860;
export const SLIM = 1000;
export const STRIP = 1200;
export const LAPTOP = 1400;
export const LOW = 820;
export const SIDEWAYS = 440;

const WINDOWS = {
  phone: `(width < ${PHONE}px)`,
  sideways: `(width < ${PHONE}px) and (height < ${SIDEWAYS}px)`,
  slim: `(width < ${SLIM}px)`,
  strip: `(${PHONE}px <= width < ${STRIP}px)`,
  narrow: `(width < ${STRIP}px)`,
  laptop: `(${PHONE}px <= width < ${LAPTOP}px)`,
  desk: `(width >= ${PHONE}px)`,
  low: `(width >= ${PHONE}px) and (height < ${LOW}px)`,
  tight: `(width >= ${PHONE}px) and ((height < ${LOW}px) or (width < ${STRIP}px))`,
};

/** A style sheet with its named windows written out; a name that is not there is an error. */
export function withBreakpoints(css) {
  return css.replace(/@media \(--([a-z]+)\)/gu, (_, name) => {
    if (!(name in WINDOWS)) throw new Error(`no window is called --${name}`);
    return `@container page ${WINDOWS[name]}`;
  });
}
