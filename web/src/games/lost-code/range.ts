/** Small arithmetic of ranges, dials and tracks. */

/** A range in figures: 5–9, or 7 if it is one sum. */
export function range(low: number, width: number): string {
  return width === 1 ? `${low}` : `${low}–${low + width - 1}`;
}

/** Ranges in figures: 0–5, 7–21. */
export function ranges(sums: readonly (readonly [number, number])[]): string {
  return sums.map(([first, last]) => range(first, last - first + 1)).join(", ");
}

export function clamp(number: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, number));
}

/** Points with their sign; zero has none. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : `${points}`.replace("-", "−");
}

/** The spaces of the track that are shown: it shifts by tens when a marker leaves it, and always shows all markers. */
export function spaces(scores: readonly number[], count: number): number[] {
  const least = Math.min(...scores);
  const most = Math.max(...scores);
  const shifted = most < count ? 0 : Math.ceil((most - count + 1) / 10) * 10;
  const first = Math.min(shifted, least < 0 ? least : Math.floor(least / 10) * 10);
  const last = Math.max(first + count - 1, most);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** A point of the dial: `turn` is a share of the whole, clockwise from the notch at the bottom. */
export function onDial(turn: number, radius: number, centre: number): { x: number; y: number } {
  const angle = turn * 2 * Math.PI;
  return { x: centre - radius * Math.sin(angle), y: centre + radius * Math.cos(angle) };
}

/** A ring's part as a path, between two shares of the whole and two radii. */
export function ringPart(from: number, to: number, inner: number, outer: number, centre: number): string {
  const long = to - from > 0.5 ? 1 : 0;
  const [a, b, c, d] = [
    onDial(from, outer, centre),
    onDial(to, outer, centre),
    onDial(to, inner, centre),
    onDial(from, inner, centre),
  ].map((point) => `${point.x.toFixed(2)} ${point.y.toFixed(2)}`);
  return `M${a}A${outer} ${outer} 0 ${long} 1 ${b}L${c}A${inner} ${inner} 0 ${long} 0 ${d}Z`;
}

/** The sum under a point of the dial, counted from its centre; -1 is the notch. */
export function sumAt(x: number, y: number, sectors: number): number {
  const turn = (Math.atan2(-x, y) / (2 * Math.PI) + 1) % 1;
  return (Math.round(turn * sectors) % sectors) - 1;
}
