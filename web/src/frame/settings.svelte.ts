/** What a person has chosen for this browser. It works at once and is kept here, nowhere else. */
import { type Face, SHAPES } from "../api/messages";
import type { Speed } from "../stage/lengths";
import type { Volume } from "../stage/sounds";
import { type Fields, fits, isFields, type Shape } from "./check";
import { isLanguage, LANGUAGES, type Language } from "./voice";

export type Pictures = (typeof PICTURES)[number];

export interface Settings {
  name: string;
  /** The face that others see beside one's name, as the server last said. */
  face: Face | "none";
  language: Language;
  theme: "system" | "light" | "dark";
  motion: "full" | "off";
  /** How quickly what happens is shown. */
  pace: Speed;
  /** Whether a quicker pace was offered: that is done once. */
  isPaceOffered: boolean;
  size: 100 | 115 | 130;
  /** Whether tables have pictures, and whether these stand back behind what matters. */
  pictures: Pictures;
  strongSymbols: boolean;
  /** Every table as a list of sentences and buttons, whatever table of its own the game has. */
  inWords: boolean;
  /** Of the sounds of a table, and of the bell. */
  volume: Volume;
  /** Whether a phone opens the place where something happens. */
  follows: boolean;
  notices: boolean;
  /** Whether this browser is woken when the page is closed. */
  push: boolean;
  /** From when until when it is not, in minutes since midnight. */
  quiet: readonly [number, number];
  /** Whether what others say is shown at all. */
  chat: boolean;
  /** Whether what is in sight is ruled out on a deduction sheet by itself. */
  autoMarks: boolean;
  /** Whether a bet or a question is sent by a second click. */
  confirms: boolean;
  /** Whether a payment that can be made in several ways is filled in with the cheapest. */
  proposes: boolean;
}

const KEPT = "cairn.settings";
const WISHED = "cairn.pace";
export const SPEEDS: readonly Speed[] = ["calm", "brisk", "instant"];
export const PICTURES = ["off", "calm", "full"] as const;

/** What each may be: what is kept may be of another version of the page. */
const CHOICES: Readonly<Record<keyof Settings, Shape>> = {
  name: "string",
  face: ["|", ["=", "none"], "Face"],
  language: ["=", ...Object.keys(LANGUAGES)],
  theme: ["=", "system", "light", "dark"],
  motion: ["=", "full", "off"],
  pace: ["=", ...SPEEDS],
  isPaceOffered: "boolean",
  size: ["=", 100, 115, 130],
  pictures: ["=", ...PICTURES],
  strongSymbols: "boolean",
  inWords: "boolean",
  volume: ["=", 0, 1, 2, 3],
  follows: "boolean",
  notices: "boolean",
  push: "boolean",
  quiet: [",", "number", "number"],
  chat: "boolean",
  autoMarks: "boolean",
  confirms: "boolean",
  proposes: "boolean",
};

function usable(kept: unknown): Fields {
  if (!isFields(kept)) return {};
  const found: Fields = { ...renewed(kept), ...kept };
  return Object.fromEntries(
    Object.entries(CHOICES).flatMap(([name, shape]) => (fits(found[name], shape, SHAPES) ? [[name, found[name]]] : [])),
  );
}

/** What older builds kept under other names. */
function renewed({ sound, motion }: Fields): Fields {
  return { ...(sound === true ? { volume: 2 } : {}), ...(motion === "short" ? { pace: "brisk" } : {}) };
}

function preferred(): Language {
  const wished = navigator.languages.map((each) => each.slice(0, 2));
  return wished.find(isLanguage) ?? "en";
}

function kept(): Settings {
  const fresh: Settings = {
    name: "",
    face: "none",
    language: preferred(),
    theme: "system",
    motion: "full",
    pace: "calm",
    isPaceOffered: false,
    size: 100,
    pictures: "calm",
    strongSymbols: false,
    inWords: false,
    volume: 0,
    follows: true,
    notices: false,
    push: false,
    quiet: [22 * 60, 8 * 60],
    chat: true,
    autoMarks: true,
    confirms: false,
    proposes: false,
  };
  try {
    return { ...fresh, ...usable(JSON.parse(localStorage.getItem(KEPT) ?? "{}")) };
  } catch {
    return fresh;
  }
}

export const settings: Settings = $state(kept());

/** What a program asks for in the address, for as long as its tab is open: `?pace=instant`. */
function wishedPace(): Speed | null {
  try {
    const asked = new URLSearchParams(location.search).get("pace");
    if (asked !== null) sessionStorage.setItem(WISHED, asked);
    return SPEEDS.find((each) => each === sessionStorage.getItem(WISHED)) ?? null;
  } catch {
    return null; // a browser that keeps nothing
  }
}

let wished: Speed | null = $state(wishedPace());

/** How quickly what happens is shown now: as the address asked for, else as was chosen. */
export function pace(): Speed {
  return wished ?? settings.pace;
}

/** Choose it for this browser. */
export function choosePace(speed: Speed): void {
  wished = null;
  settings.pace = speed;
}

/** Choose the next of the speeds. */
export function nextPace(): void {
  choosePace(SPEEDS[(SPEEDS.indexOf(pace()) + 1) % SPEEDS.length] ?? "calm");
}

/** Keep what was chosen and let the page look like it; called once, it follows every change. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      try {
        localStorage.setItem(KEPT, JSON.stringify(settings));
      } catch {
        // a browser that keeps nothing: the page works all the same
      }
      const page = document.documentElement;
      if (settings.theme === "system") delete page.dataset["theme"];
      else page.dataset["theme"] = settings.theme;
      page.dataset["motion"] = settings.motion;
      page.dataset["pictures"] = settings.pictures;
      page.dataset["symbols"] = settings.strongSymbols ? "strong" : "plain";
      page.style.setProperty("zoom", settings.size === 100 ? "" : String(settings.size / 100));
      page.style.setProperty("--zoom", String(settings.size / 100));
    });
  });
  addEventListener("storage", (event) => {
    if (event.key === KEPT) Object.assign(settings, kept()); // chosen in another tab
  });
}

/** Whether it is dark now, by choice or by the system's wish. */
export function isDark(): boolean {
  return (
    settings.theme === "dark" || (settings.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches)
  );
}
