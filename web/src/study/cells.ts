/** Cells of a sheet in words: a place, and what may stand there. */
import type { Voice } from "../frame/voice";

/** `stone:bird/0` is a bird, `screen:1/c` is place c of a screen. */
export function placeName(voice: Voice, where: string): string {
  const letter = /\/([a-e])$/u.exec(where)?.[1];
  const name = voice.name(where);
  return letter && voice.text.has(`place-${letter}`) ? `${name}, ${voice.name(`place:${letter}`)}` : name;
}

/** A digit, or a piece by its name. */
export function whatName(voice: Voice, what: string): string {
  return /^\d+$/u.test(what) ? what : voice.name(what);
}
