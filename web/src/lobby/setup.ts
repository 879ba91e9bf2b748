/** How a table is set up before it exists, and setting it up. */
import type { GameInfo } from "../api/messages";
import { fits } from "../frame/check";
import { keep, keepSetup, setup } from "../frame/memory";
import { need } from "../frame/need";
import { t } from "../frame/page-text.svelte";
import type { Clock, Create } from "../api/requests";
import { create, ready, start } from "../frame/server";
import { settings } from "../frame/settings.svelte";
import { gameOf } from "../games";

/** `me`: at this device; `person`: somebody who is invited; else the name of a bot. */
export type Chair = string;

export interface Setup {
  seats: Chair[];
  /** By seat: what somebody else at this device is called; empty: nobody has said. One's own name is in the settings. */
  names: string[];
  options: Record<string, unknown>;
  help: NonNullable<Create["help"]>;
  chat: boolean;
  time: Time;
}

/** How long one may think, as it is chosen. */
export const TIMES = {
  none: null,
  "move-60": { kind: "move", seconds: 60, increment: 0 },
  "reserve-600": { kind: "reserve", seconds: 600, increment: 10 },
  "days-3": { kind: "days", seconds: 3 * 24 * 3600, increment: 0 },
} as const satisfies Record<string, Clock | null>;
export type Time = keyof typeof TIMES;

export const ME = "me";
export const PERSON = "person";
/** The bot of a first set-up and of a seat that is filled: a level that newcomers can beat. */
export const BOT = "beginner";

/** Earlier versions of the page kept no names and no chat. Where nobody has said a name, JSON has null. */
type KeptSetup = Omit<Setup, "names" | "chat" | "time"> &
  Partial<Pick<Setup, "chat">> & { readonly names?: readonly (string | null)[]; readonly time: string };

function isSetup(kept: unknown): kept is KeptSetup {
  const help = ["=", "none", "hints", "odds"];
  const lately = { "names?": [["|", "string", "null"]], "chat?": "boolean" };
  return fits(kept, { seats: ["string"], options: ["*", "any"], help, time: "string", ...lately });
}

function isTime(name: string): name is Time {
  return name in TIMES;
}

/** What Play starts: the last set-up of this game, at first gentle bots and no options. */
export function lastSetup(game: GameInfo): Setup {
  const fresh = firstSetup(game);
  const kept = setup(game.name);
  if (!isSetup(kept)) return fresh;
  const [least, most] = game.players;
  const known = new Set<Chair>([ME, PERSON, ...game.bots]);
  const isGood = kept.seats.length >= least && kept.seats.length <= most && kept.seats.every((each) => known.has(each));
  const names = new Set(game.options.map((each) => each.name));
  const options = Object.fromEntries(Object.entries(kept.options).filter(([name]) => names.has(name)));
  const time = isTime(kept.time) ? kept.time : fresh.time;
  return {
    seats: isGood ? kept.seats : fresh.seats,
    names: kept.names?.map((each) => each ?? "") ?? fresh.names,
    options: { ...fresh.options, ...options },
    help: kept.help,
    chat: kept.chat ?? fresh.chat,
    time,
  };
}

export function firstSetup(game: GameInfo): Setup {
  const wanted = gameOf(game.name);
  const players = wanted?.players ?? game.players[0];
  return {
    seats: [ME, ...Array<Chair>(players - 1).fill(levelOf(game))],
    names: [],
    options: Object.fromEntries(game.options.map((each) => [each.name, each.default])),
    help: "hints",
    chat: true,
    time: "none",
  };
}

/** The bot that a new seat gets. */
export function levelOf(game: GameInfo): Chair {
  return game.bots.includes(BOT) ? BOT : need(game.bots.at(-1));
}

/** The same with another number of players. */
export function withPlayers(game: GameInfo, before: Setup, players: number): Setup {
  const seats = before.seats.slice(0, players);
  while (seats.length < players) seats.push(levelOf(game));
  const options = { ...before.options };
  for (const [name, range] of Object.entries(gameOf(game.name)?.numbers ?? {})) {
    const told = game.options.find((each) => each.name === name);
    if (told && !range.players.includes(players)) options[name] = told.default;
  }
  return { ...before, seats, options };
}

export type Way = "now" | "link" | "open";

/** Whether a game can begin at once: nobody is waited for. */
export function canStart(wanted: Setup): boolean {
  return !wanted.seats.includes(PERSON);
}

/** Set the table up. With `now` it begins at once; else a seat is free for whoever comes. Gives the table's name. */
export async function setUp(game: GameInfo, wanted: Setup, way: Way): Promise<string> {
  keepSetup(game.name, wanted);
  const names = namesOf(wanted);
  const seats = [...wanted.seats];
  if (way !== "now" && !seats.includes(PERSON)) {
    const bot = seats.findIndex((each) => each !== ME);
    if (bot >= 0) seats[bot] = PERSON;
  }
  const seated = await create({
    game: game.name,
    options: wanted.options,
    seats,
    names,
    visibility: way === "open" ? "open" : "link",
    help: wanted.help,
    chat: wanted.chat,
    clock: TIMES[wanted.time],
  });
  keep(seated, game.name, names, true);
  if (way === "now") {
    for (const seat of seated.seats) await ready(seated.id, seat);
    await start(seated.id);
  }
  return seated.id;
}

/** What those are called who sit at this device, by their seats. */
function namesOf(wanted: Setup): string[] {
  return wanted.seats.flatMap((chair, seat) => (chair === ME ? [wanted.names[seat]?.trim() || usualName(seat)] : []));
}

/** What somebody at this device is called who gives no other name. */
export function usualName(seat: number): string {
  return seat ? t("player-number", { number: seat + 1 }) : settings.name.trim() || t("guest");
}

/** Whether several people take turns at this device. */
export function isShared(wanted: Setup): boolean {
  return wanted.seats.filter((each) => each === ME).length > 1;
}
