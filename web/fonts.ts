/** The fonts of the page: of Alegreya (names, titles, the log) and Alegreya Sans (controls, numbers, text) what is used. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subset from "subset-font";

interface Part {
  /** The part of the whole font that its letters are in. */
  readonly of: "latin" | "latin-ext" | "cyrillic";
  readonly letters: string;
}

/**
 * What is kept of each part, and loaded when a page has one of its letters: the letters of English; those that Polish,
 * and names from next door, have besides; Russian ones and their neighbours. Fonts with all their letters are three times that.
 */
const PARTS: Readonly<Record<string, Part>> = {
  latin: {
    of: "latin",
    letters: `${Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("")}Óó–—…‘’“”„«»·×−→←↑↓•°\u00a0\u2009\u202f\u2011`,
  },
  west: { of: "latin", letters: "ÄÖÜäöüßéèêëáàâãåæçíìîïñòôõøúùûýÿÉÈÁÀÂÅÆÇÍÎÑÔØÚ½§±" },
  east: { of: "latin-ext", letters: "ĄĆĘŁŃŚŹŻąćęłńśźż" + "ČĎĚŇŘŠŤŮŽčďěňřšťůž" + "ŐŰőűĐđȘȚășț" },
  cyrillic: {
    of: "cyrillic",
    letters: "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя" + "ІіЇїЄєҐґЎў№",
  },
};

const FAMILIES = { Alegreya: "alegreya", "Alegreya Sans": "alegreya-sans" };
const WEIGHTS = [400, 700];

/** What of the fonts' rules is used: figures in line and of one width, and that letters stand well beside each other. */
const FEATURES = ["kern", "locl", "lnum", "tnum"];

const FOLDER = new URL(".made/fonts/", import.meta.url);

/** Write the fonts, and the style sheet that names them, to `.made/fonts`. */
export async function makeFonts(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const rules = await Promise.all(
    Object.entries(FAMILIES).flatMap(([family, name]) =>
      WEIGHTS.flatMap((weight) => Object.keys(PARTS).map((part) => makeFont(family, name, weight, part))),
    ),
  );
  await writeFile(new URL("fonts.css", FOLDER), rules.join(""));
}

async function makeFont(family: string, name: string, weight: number, part: string): Promise<string> {
  const { of, letters } = PARTS[part] ?? { of: "latin", letters: "" };
  const whole = new URL(`node_modules/@fontsource/${name}/files/${name}-${of}-${weight}-normal.woff2`, import.meta.url);
  const file = `${name}-${part}-${weight}.woff2`;
  const made = await subset(await readFile(whole), letters, {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    noHinting: true, // made by a machine, and a third of the font
  });
  await writeFile(new URL(file, FOLDER), made);
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("./${file}") format("woff2");
  unicode-range: ${rangesOf(letters)};
}
`;
}

/** Letters as a style sheet names them: neighbours as one range. */
function rangesOf(letters: string): string {
  const codes = [...new Set(letters)].map((each) => each.codePointAt(0) ?? 0).sort((one, other) => one - other);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, "0");
  return ranges.map(([from, to]) => `U+${hex(from)}${from === to ? "" : `-${hex(to)}`}`).join(", ");
}
