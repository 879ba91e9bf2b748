/** The recorded games, for tests. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { need } from "../src/frame/need";
import type { Telling } from "../src/frame/wire";
import type { Known } from "../src/frame/mirror";
import type { Facts, Language, Phrase } from "../src/frame/voice";

export const ROOT = path.resolve(import.meta.dirname, "../..");
const FOLDER = need(process.env["CAIRN_RECORDED"]);

export interface Conversation {
  messages: Telling[];
  /** By number of messages: what Python's mirror knew after them. */
  known: Record<string, Known>;
}

export interface Speech {
  names: string[];
  seat: number;
  setting: Facts;
  phrases: Phrase[];
  catalogues: Record<Language, string[]>;
  said: Record<Language, string[]>;
}

export function games(): string[] {
  return readdirSync(FOLDER)
    .filter((each) => each.endsWith(".told.json"))
    .map((each) => each.replace(".told.json", ""));
}

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- whoever reads a file knows what it holds
export function read<T>(file: string): T {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- `tests/web/recorded.py` has just written it
  return JSON.parse(readFileSync(path.join(FOLDER, file), "utf-8")) as T;
}

export const told = (game: string): Conversation => read(`${game}.told.json`);
export const said = (game: string): Speech => read(`${game}.said.json`);
