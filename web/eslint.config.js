import svelte from "eslint-plugin-svelte";
import tseslint from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Whoever switches a rule off writes why: `// eslint-disable-next-line the-rule -- the reason`. */
const reasons = {
  create: (context) => ({
    Program() {
      for (const { type, node, justification } of context.sourceCode.getDisableDirectives().directives) {
        if (type !== "enable" && !justification) context.report({ node, message: "Add the reason: `-- because …`." });
      }
    },
  }),
};

/** ESLint takes every component, and what its module exports, for `any`; svelte-check knows their types. */
const UNKNOWING = [
  "no-redundant-type-constituents",
  "no-unsafe-argument",
  "no-unsafe-assignment",
  "no-unsafe-call",
  "no-unsafe-member-access",
  "no-unsafe-return",
];

export default tseslint.config(
  { ignores: ["node_modules", ".made", "public", "src/api"] },
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { local: { rules: { reasons } } },
    rules: { "local/reasons": "error", eqeqeq: ["error", "always", { null: "ignore" }] },
  },
  tseslint.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      "@typescript-eslint/no-dynamic-delete": "off", // what is emptied in a form leaves its record
      "@typescript-eslint/no-misused-spread": "off", // the strings that are spread are digits and letters
      "@typescript-eslint/no-invalid-void-type": "off", // a key that returns false was not for it
      "@typescript-eslint/no-meaningless-void-operator": "off", // an effect names what it depends on
      "@typescript-eslint/no-unused-vars": "off", // `noUnusedLocals` and `noUnusedParameters` of tsconfig.json
      "svelte/no-useless-mustaches": "off", // `{" "}` keeps a blank at the end of a block
      "svelte/prefer-svelte-reactivity": "off", // a Map that is built and returned needs none
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: tseslint.parser, svelteConfig: { compilerOptions: svelteConfig.compilerOptions } },
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      ...Object.fromEntries(UNKNOWING.map((rule) => [`@typescript-eslint/${rule}`, "off"])),
      "svelte/comment-directive": ["error", { reportUnusedDisableDirectives: true }],
      "no-restricted-syntax": [
        "error",
        { selector: "SvelteHTMLComment[value=/eslint-(?!.* -- )/]", message: "Add the reason: `-- because …`." },
      ],
    },
  },
  { files: ["**/*.js", "**/*.mjs"], ...tseslint.configs.disableTypeChecked },
);
