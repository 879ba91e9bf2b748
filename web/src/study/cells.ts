/** Cells of a sheet in words: a place, and what may stand there. */
import type { Voice } from "../frame/voice";

/** The place on a screen that a cell is about, if it is about one. */
export function letterOf(where: string): string | undefined {
  return /\/([a-e])$/u.exec(where)?.[1];
}

/** `stone:bird/0` is a bird, `screen:1/c` is place c of a screen. */
export function placeName(voice: Voice, where: string): string {
  const letter = letterOf(where);
  const name = voice.name(where);
  return letter && voice.text.has(`place-${letter}`) ? `${name}, ${voice.name(`place:${letter}`)}` : name;
}

/** A digit, or a piece by its name. */
export function whatName(voice: Voice, what: string): string {
  return /^\d+$/u.test(what) ? what : voice.name(what);
}
