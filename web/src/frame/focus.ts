/** Focus through routes: what had it is gone with the place that was left. */

/** Give the focus to the new place as soon as it is drawn, unless something in it takes the focus itself. */
export function keepFocus(): () => void {
  const look = (): void => {
    const place = document.querySelector<HTMLElement>("main h1, main");
    if (!place) return;
    watching.disconnect();
    if (document.activeElement && document.activeElement !== document.body) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
  const watching = new MutationObserver(look);
  watching.observe(document.body, { childList: true, subtree: true });
  look();
  return () => watching.disconnect();
}
