import { withBreakpoints } from "./breakpoints.js";

/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
export default {
  compilerOptions: { runes: true },
  preprocess: { style: ({ content }) => ({ code: withBreakpoints(content) }) },
};
