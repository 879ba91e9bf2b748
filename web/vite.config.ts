import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** `npm run dev` shows the sources at once and asks this server for tables. */
const SERVER = process.env.CAIRN_SERVER ?? "http://127.0.0.1:8420";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/cairn/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // an address of its own for each file: what is inlined is not cached
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 200,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  test: { include: ["test/**/*.test.ts"], globalSetup: ["test/record.ts"] },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
