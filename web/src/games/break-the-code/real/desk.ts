/** What every part of a phone at a real table is given, and how questions and answers are put. */
import type { Asked, Frame } from "../../../api/real-break-the-code";
import type { Voice } from "../../../frame/voice";
import type { Device } from "../../../real/device.svelte";
import { LETTERS, type Reply } from "../types";

export interface Desk {
  readonly device: Device;
  readonly frame: Frame;
  readonly voice: Voice;
  /** By seat. */
  readonly names: readonly string[];
}

export function lettersOf({ frame }: Desk): readonly string[] {
  return [...LETTERS.slice(0, frame.view.table.hand)];
}

/** What a card asks, in few words. */
export function shortQuestion({ voice }: Desk, { card, digit }: Pick<Asked, "card" | "digit">): string {
  const facts = { card: `card:${card}` };
  const said =
    digit === null ? voice.word("question-short", facts) : voice.word("question-short-picked", { ...facts, digit });
  return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}`;
}

export function answerText({ voice }: Desk, reply: Reply): string {
  if (typeof reply === "number") return `${reply}`;
  if (typeof reply === "boolean") return voice.word(reply ? "answer-yes" : "answer-no");
  if (!reply.length) return voice.word("answer-none-short");
  return typeof reply === "string" ? [...reply].join(", ") : reply.join(" ");
}

/** Whom a device may enter a secret for: its seat. */
export function canGuess({ frame }: Desk): boolean {
  const { seat, view } = frame;
  return seat !== null && frame.stage === "turn" && view.turn === seat && !isSealed(view.table);
}

/** Whether all choose guess or wait in secret after every question (BC 6.6). */
export function isSealed({ rules, players }: Frame["view"]["table"]): boolean {
  return rules === "tagiron" && players > 2;
}
