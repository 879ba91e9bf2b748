/** Only `src/games` knows which games there are: everything else finds them there. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "..", "src");
const GAMES = readdirSync(join(SOURCE, "games")).filter((each) => statSync(join(SOURCE, "games", each)).isDirectory());

/** What may name a game, and why. */
const EXCEPTIONS: readonly { readonly file: RegExp; readonly why: string }[] = [
  { file: /^games\//u, why: "the games themselves, and the list of them" },
  { file: /^api\/(arnak|break-the-code|lost-code)\.ts$/u, why: "made by `make types`: the types of one game each" },
];

const NAMES = new RegExp(
  GAMES.flatMap((key) => [key, key.replaceAll("-", "_"), key.replaceAll("-", "")])
    .map((each) => `(?<![a-z])${each}`)
    .join("|"),
  "iu",
);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? filesIn(join(folder, each.name)) : [join(folder, each.name)],
  );
}

test("no file outside of the games names one", () => {
  expect(GAMES.length).toBeGreaterThan(3);
  const naming = filesIn(SOURCE)
    .filter((path) => /\.(ts|svelte|css|js)$/u.test(path))
    .map((path) => ({ file: relative(SOURCE, path), lines: readFileSync(path, "utf-8").split("\n") }))
    .filter(({ file }) => !EXCEPTIONS.some((each) => each.file.test(file)))
    .flatMap(({ file, lines }) => lines.filter((line) => NAMES.test(line)).map((line) => `${file}: ${line.trim()}`));
  expect(naming).toEqual([]);
});
