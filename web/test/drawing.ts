/** Tables drawn without a browser: a game's own component, for positions that were written down. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Component } from "svelte";
import type { render as Render } from "svelte/server";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer } from "vite";
import { vi } from "vitest";
import type { Offer } from "../src/api/messages";
import { need } from "../src/frame/need";
import { type Facts, type Language, type Phrase, Text, Voice } from "../src/frame/voice";
import { read, ROOT } from "./recorded";

/** A decision of a real game, as its seat was told of it. */
export interface Position {
  seat: number;
  view: { readonly to_act: readonly number[] };
  prompt: Phrase;
  setting: Facts;
  offers: readonly Offer[];
}

export const NAMES = ["Marta", "Iwo", "Lena", "Marek"];
const PACKAGES: Readonly<Record<string, string>> = { arnak: "arnak", "break-the-code": "break_code" };
const texts = new Map<string, Text>();

/** The words of a game and what the page adds to them. */
function textOf(game: string, lang: Language): Text {
  const name = `${game}/${lang}`;
  const sources = [
    `src/cairn/text/${lang}.ftl`,
    `src/cairn/games/${PACKAGES[game]}/text/${lang}.ftl`,
    `web/src/games/${game}/text/${lang}.ftl`,
  ];
  if (!texts.has(name)) {
    texts.set(
      name,
      new Text(
        lang,
        sources.map((each) => readFileSync(path.join(ROOT, each), "utf-8")),
      ),
    );
  }
  return need(texts.get(name));
}

/** A seat at a table that was just told the position; `rest` is what a game has besides. */
export function seated(game: string, told: Position, players: number, lang: Language, rest: object): unknown {
  const names = NAMES.slice(0, players);
  return {
    history: [],
    phrases: [],
    ...told,
    names,
    voice: new Voice(textOf(game, lang), names, told.seat, told.setting),
    touching: (piece: string) => told.offers.filter((each) => each.touches.includes(piece)),
    told: { id: "x", game, help: "hints", seats: names.map((name) => ({ name })) },
    stage: { behind: 0, at: 0, playing: null, news: [], missed: 0, wantsBrisk: false, caption: "" },
    status: "playing",
    hasBegun: true,
    mayMove: true,
    isMyTurn: true,
    toAct: told.view.to_act,
    asked: { number: 1, is_open: true, phrase: told.prompt },
    notes: [],
    lines: [],
    hints: { level: 0, lines: [] },
    marks: new Map(),
    isHinting: false,
    ...rest,
  };
}

export interface Drawing {
  /** A module of the page, by its path under `web`. */
  load: (module: string) => Promise<Record<string, unknown>>;
  /** The table as a page would be sent it. */
  draw: (table: unknown) => string;
  close: () => Promise<void>;
}

/** The table of a game, ready to be drawn. */
export async function drawing(game: string): Promise<Drawing> {
  vi.stubGlobal("navigator", { languages: ["en"] });
  const vite = await createServer({
    root: path.join(ROOT, "web"),
    configFile: false,
    plugins: [svelte()],
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: "custom",
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
  });
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the module has it
  const { render } = (await vite.ssrLoadModule("svelte/server")) as { render: typeof Render };
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- so do components
  const { default: Table } = (await vite.ssrLoadModule(`/src/games/${game}/Table.svelte`)) as {
    default: Component<{ table: unknown }>;
  };
  return {
    load: (module) => vite.ssrLoadModule(module),
    draw: (table) => render(Table, { props: { table } }).body,
    close: async () => {
      await vite.close();
      vi.unstubAllGlobals();
    },
  };
}

export const positions = <Told extends Position>(game: string): Told[] => read(`${game}.positions.json`);
