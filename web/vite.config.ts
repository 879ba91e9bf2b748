/// <reference types="vitest/config" />
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import subset from "subset-font";
import { defineConfig, type Plugin } from "vite";
import { withBreakpoints } from "./breakpoints.js";

/** `npm run dev` shows the sources at once and asks this server for tables. */
const SERVER = process.env["CAIRN_SERVER"] ?? "http://127.0.0.1:8420";

/**
 * What is kept of each part of the fonts: the letters of the three languages and of names from next door, the signs that
 * the catalogues use. The rest would be half as much again.
 */
const LETTERS: Readonly<Record<string, string>> = {
  latin:
    Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("") +
    "ÄÖÜäöüßéèêëáàâãåæçíìîïñóòôõøúùûýÿÉÈÁÀÂÅÆÇÍÎÑÓÔØÚ" +
    "–—…‘’“”„«»·×−→←↑↓•°½§±\u00a0\u2009\u202f\u2011",
  "latin-ext": "ĄĆĘŁŃŚŹŻąćęłńśźż" + "ČĎĚŇŘŠŤŮŽčďěňřšťůž" + "ŐŰőűĐđȘȚășț",
  cyrillic: "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя" + "ІіЇїЄєҐґЎў№",
};

/** What of the fonts' rules is used: figures in line and of one width, and what letters need to stand well. */
const FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "lnum", "tnum"];

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

function fewerLetters(): Plugin {
  return {
    name: "fewer-letters",
    async generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        const script = /-(latin-ext|latin|cyrillic)-\d+-.*\.woff2$/u.exec(part.fileName)?.[1] ?? "";
        const letters = LETTERS[script];
        if (part.type !== "asset" || letters === undefined) continue;
        part.source = await subset(Buffer.from(part.source), letters, {
          targetFormat: "woff2",
          keepFeatures: FEATURES,
          noHinting: true, // made by a machine, and a third of the font
        });
      }
    },
  };
}

/** Of the catalogue that every table speaks from, the sentences that the page says too: why something is refused. */
function refusals(): Plugin {
  const suffix = "?refusals";
  return {
    name: "refusals",
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      const found = (await readFile(file, "utf-8")).match(/^refusal-[a-z-]+ =.*(?:\n[ \t]+.*)*$/gmu) ?? [];
      return `export default ${JSON.stringify(found.join("\n"))}`;
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
    refusals(),
    fewerLetters(),
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
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // how a game ended is said from the server's catalogue, which lies outside this folder
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: ["..", "."] } },
  test: { include: ["test/**/*.test.ts"], globalSetup: ["test/record.ts"] },
  ...(process.env["VITEST"] && { ssr: { resolve: { conditions: ["browser"] } } }),
});
