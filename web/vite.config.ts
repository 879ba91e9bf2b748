/// <reference types="vitest/config" />
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { withBreakpoints } from "./breakpoints.js";
import { makeFonts } from "./fonts.ts";

/** `npm run dev` shows the sources at once and asks this server for tables. */
const SERVER = process.env["CAIRN_SERVER"] ?? "http://127.0.0.1:8420";

/** Beside each part of the page a smaller one, for browsers that can read it: more work than a server has time for. */
function smaller(): Plugin {
  const packing = promisify(brotliCompress);
  return {
    name: "smaller",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const some = Object.keys(bundle).filter((each) => /\.(js|css|html|svg)$/u.test(each));
      await Promise.all(
        some.map(async (each) => {
          const file = path.join(dir, each);
          await writeFile(`${file}.br`, await packing(await readFile(file)));
        }),
      );
    },
  };
}

/** Catalogues as they are served: without what translators say to each other. */
const withoutComments = (catalogue: string) => catalogue.replace(/^#.*\n/gmu, "");

/**
 * A catalogue for the page: `?messages` all of it, `?refusals` the sentences that say why something is refused, which the
 * page needs of the catalogue that every table speaks from.
 */
function catalogues(): Plugin {
  const kept: Readonly<Record<string, (catalogue: string) => string>> = {
    messages: withoutComments,
    refusals: (catalogue) => (catalogue.match(/^refusal-[a-z-]+ =.*(?:\n[ \t]+.*)*$/gmu) ?? []).join("\n"),
  };
  return {
    name: "catalogues",
    async load(id) {
      const [file = "", query = ""] = id.split("?");
      const keep = kept[query];
      if (!keep || !file.endsWith(".ftl")) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(keep(await readFile(file, "utf-8")))}`;
    },
  };
}

/** Style sheets beside components may name windows as those in components do. */
function breakpoints(): Plugin {
  return {
    name: "breakpoints",
    enforce: "pre",
    transform: (code, id) => (/\/look\/\w+\.css$/u.test(id) ? withBreakpoints(code) : null),
  };
}

/** The fonts with the letters that the page needs, made before anything asks for them. */
function fonts(): Plugin {
  return { name: "fonts", enforce: "pre", configResolved: () => (process.env["VITEST"] ? undefined : makeFonts()) };
}

/**
 * What a first visit to a table loads, in few files that are compressed better than many: what every place needs, what a
 * table needs besides, and the words of a language.
 */
function start(): Rolldown.CodeSplittingGroup[] {
  let table: Set<string> | null = null;
  return [
    { name: "start", tags: ["$initial"], priority: 2 },
    {
      name: (id, modules) => {
        table ??= reached(TABLE, (each) => modules.getModuleInfo(each)?.importedIds ?? []);
        return table.has(id) ? "table" : null;
      },
      priority: 1,
    },
    { name: (id) => /\/(?:web|cairn)\/text\/(?:endings\/)?(\w\w)\.ftl\?/u.exec(id)?.[1] ?? null },
  ];
}

const TABLE = fileURLToPath(new URL("src/table/TablePage.svelte", import.meta.url));

/** `from` and everything that it leads to. */
function reached(from: string, next: (id: string) => readonly string[]): Set<string> {
  const found = new Set([from]);
  for (const each of found) for (const other of next(each)) found.add(other);
  return found;
}

/** The worker lies beside the page, under a name that stays; what it keeps is kept for this build. */
function offline(): Plugin {
  return {
    name: "offline",
    async generateBundle(_, bundle) {
      const source = await readFile(new URL("src/offline/worker.js", import.meta.url), "utf-8");
      const build = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 12);
      this.emitFile({ type: "asset", fileName: "worker.js", source: source.replace("__BUILD__", build) });
    },
  };
}

export default defineConfig({
  // tests run the code that is made for browsers: what is reactive there is reactive in them
  plugins: [
    svelte(process.env["VITEST"] ? { dynamicCompileOptions: () => ({ generate: "client" }) } : {}),
    breakpoints(),
    fonts(),
    catalogues(),
    offline(),
    smaller(),
  ],
  // parts find each other wherever the page is served; the server writes its path into `index.html`
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }) },
  build: {
    outDir: "../src/cairn/server/page",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // `light-dark()` and container queries as they are written
    assetsInlineLimit: 0, // an address of its own for each file: what is inlined is not cached
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 200,
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups: start() } } },
  },
  // how a game ended is said from the server's catalogue, which lies outside this folder
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: ["..", "."] } },
  test: { include: ["test/**/*.test.ts"], globalSetup: ["test/record.ts"] },
  ...(process.env["VITEST"] && { ssr: { resolve: { conditions: ["browser"] } } }),
});
