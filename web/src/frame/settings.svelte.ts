/** What a person has chosen for this browser. It works at once and is kept here, nowhere else. */
import { type Fields, fits, isFields, type Shape } from "./check";
import { isLanguage, LANGUAGES, type Language } from "./voice";

export interface Settings {
  name: string;
  language: Language;
  theme: "system" | "light" | "dark";
  motion: "full" | "short" | "off";
  size: 100 | 115 | 130;
  strongSymbols: boolean;
  /** Every table as a list of sentences and buttons, whatever table of its own the game has. */
  inWords: boolean;
  sound: boolean;
  notices: boolean;
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

/** What each may be: what is kept may be of another version of the page. */
const CHOICES: Readonly<Record<keyof Settings, Shape>> = {
  name: "string",
  language: ["=", ...Object.keys(LANGUAGES)],
  theme: ["=", "system", "light", "dark"],
  motion: ["=", "full", "short", "off"],
  size: ["=", 100, 115, 130],
  strongSymbols: "boolean",
  inWords: "boolean",
  sound: "boolean",
  notices: "boolean",
  chat: "boolean",
  autoMarks: "boolean",
  confirms: "boolean",
  proposes: "boolean",
};

function usable(kept: unknown): Fields {
  if (!isFields(kept)) return {};
  return Object.fromEntries(
    Object.entries(CHOICES).flatMap(([name, shape]) => (fits(kept[name], shape) ? [[name, kept[name]]] : [])),
  );
}

function preferred(): Language {
  const wished = navigator.languages.map((each) => each.slice(0, 2));
  return wished.find(isLanguage) ?? "en";
}

function kept(): Settings {
  const fresh: Settings = {
    name: "",
    language: preferred(),
    theme: "system",
    motion: "full",
    size: 100,
    strongSymbols: false,
    inWords: false,
    sound: false,
    notices: false,
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
      page.lang = settings.language;
      if (settings.theme === "system") delete page.dataset["theme"];
      else page.dataset["theme"] = settings.theme;
      page.dataset["motion"] = settings.motion;
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
