/**
 * What people read, in their language: message catalogues, and the phrases that are said from them.
 *
 * The same as `cairn.text` in Python, sentence for sentence: a test says hundreds of phrases in both.
 */
import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  FluentResource,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";

export const LANGUAGES = { en: "English", pl: "Polski", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

export function isLanguage(name: string): name is Language {
  return name in LANGUAGES;
}

/** All of them, in the order in which they are offered. */
export const ALL_LANGUAGES: readonly Language[] = Object.keys(LANGUAGES).filter(isLanguage);

/** A piece by its name: `site:camp-coin/1`, `wheel:5`, `seat:2`. */
export type Ref = string;
/** A number, a piece by its `Ref`, a word that a message chooses by, another phrase, or a list of such things. */
export type Fact = number | string | Phrase | readonly Fact[];
export type Facts = Readonly<Record<string, Fact>>;

/** Something to say: a message of the catalogues and its facts. */
export interface Phrase {
  readonly key: string;
  readonly facts?: Facts;
}

/** Why something is not possible: the rule, and what the sentence under `key` is to be told. */
export interface Refusal {
  readonly rule: string;
  readonly key: string;
  readonly facts?: Facts | undefined;
}

type Words = Record<string, FluentVariable>;

const VERBATIM = "text:";
const CASES = ["acc", "gen", "inf", "the", "loc", "from", "into"] as const;
const CAPITAL: FluentFunction = ([part]) => {
  const text = String(part);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

/** A number as the catalogues write it: thousands apart in every language, as Python has them. */
const GROUPED: Intl.NumberFormatOptions = { useGrouping: "always" };

/** The library's own lets no message say `style: "percent"`. */
const NUMBER: FluentFunction = ([number], options) => {
  const given = Object.fromEntries(Object.entries(options).map(([name, each]) => [name, bare(each)]));
  return new FluentNumber(Number(bare(number)), { ...GROUPED, ...given });
};

function bare(value: FluentValue | undefined): unknown {
  return typeof value === "object" ? value.valueOf() : value;
}

const NO_WORD = "(?<![\\p{L}\\p{N}_])";
const MINUS = /(?<![\p{L}\p{N}_.,)\]}–-])-(?=\p{Nd})/gu;
const AFTER_SIGNS = /(?<=[◎▤▲◆♟▯☹☾]) (?=\p{L})/gu;
const BY_NUMBERS = `(?<=\\p{Nd}) (?=\\p{L})|(?<=\\p{L})(?<!${NO_WORD}[A-Z]{2}) (?=[−+]?\\p{Nd})`;
const UNBROKEN: Partial<Record<Language, RegExp>> = {
  pl: new RegExp(`${BY_NUMBERS}|(?<=${NO_WORD}[aiouwzAIOUWZ]) (?=[\\p{L}\\p{N}_„(])|(?<=\\S) (?=– )`, "gu"),
  ru: new RegExp(`${BY_NUMBERS}|(?<=${NO_WORD}[авикосуяАВИКОСУЯ]) (?=[\\p{L}\\p{N}_«(])|(?<=\\S) (?=— )`, "gu"),
};

const REF = /^([a-z][a-z-]*):([^\s/#]+)\S*$/u;

/** A line as it is printed: a true minus before a number, and blanks at which no line ends. */
export function typeset(lang: Language, line: string): string {
  const signed = line.replace(MINUS, "−").replace(AFTER_SIGNS, "\u00a0");
  const unbroken = UNBROKEN[lang];
  return unbroken ? signed.replace(unbroken, "\u00a0") : signed;
}

/** One language: the messages of some catalogues together. */
export class Text {
  readonly #bundle: FluentBundle;

  constructor(
    readonly lang: Language,
    catalogues: readonly string[],
  ) {
    this.#bundle = new FluentBundle([lang], { functions: { CAPITAL, NUMBER }, useIsolating: false });
    for (const source of catalogues) {
      const errors = this.#bundle.addResource(new FluentResource(source), { allowOverrides: false });
      for (const error of errors) console.error(error);
    }
  }

  /** Whether the catalogues have a message, or an attribute of one, of that name. */
  has(key: string): boolean {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    if (!message) return false;
    return attribute === undefined ? message.value !== null : attribute in message.attributes;
  }

  /** The message of that name with its facts filled in. One that is missing is a mistake of ours, and shows itself. */
  say(key: string, facts: Words = {}): string {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) {
      console.error(`no message ${key} in ${this.lang}`);
      return key;
    }
    const words: Words = {};
    for (const [given, fact] of Object.entries(facts)) {
      const word = typeof fact === "number" ? new FluentNumber(fact, GROUPED) : fact;
      words[given] = word;
      for (const each of CASES) if (!(`${given}-${each}` in facts)) words[`${given}-${each}`] = word;
    }
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, words, errors);
    if (errors.length) console.error(`${key} in ${this.lang}: ${errors.join("; ")}`, facts);
    return typeset(this.lang, said);
  }

  /** The attributes of a message: of a piece's name, the forms that it is written in. */
  forms(key: string): string[] {
    return Object.keys(this.#bundle.getMessage(key)?.attributes ?? {});
  }
}

/** So many sentences are kept: all that a long game says. */
const MOST_KEPT = 4000;

/** Phrases said at one table in one language: who sits where, and who is spoken to. `cairn.text.Voice` explains it. */
export class Voice {
  /** What was said before: a table says the same again whenever something happens. */
  readonly #kept = new Map<string, string>();

  constructor(
    readonly text: Text,
    readonly names: readonly string[],
    readonly seat: number | null = null,
    readonly setting: Facts = {},
  ) {}

  /** The phrase as a sentence, or a part of one. */
  say(phrase: Phrase): string {
    return this.tell(phrase);
  }

  /** The message of that name at this table, as a phrase would be said. */
  word(key: string, facts: Facts = {}): string {
    return this.say({ key, facts });
  }

  /** Why something is not possible, without the number of the rule. */
  refusal(refusal: Refusal): string {
    return this.say({ key: `refusal-${refusal.key}`, facts: refusal.facts ?? {} });
  }

  /** What a piece or a seat is called. */
  name(piece: Ref): string {
    return this.tell(piece);
  }

  /** A fact by itself: a piece, a phrase, a number, or some of them. */
  tell(fact: Fact): string {
    const name = JSON.stringify(fact);
    const kept = this.#kept.get(name);
    if (kept !== undefined) return kept;
    const said = String(this.#said(fact));
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(name, said);
    return said;
  }

  *#words(name: string, fact: Fact): Iterable<[string, FluentVariable]> {
    yield [name, this.#said(fact)];
    for (const each of CASES) if (this.#has(fact, each)) yield [`${name}-${each}`, this.#said(fact, each)];
    if (isList(fact)) {
      yield [`${name}-count`, fact.length];
      return;
    }
    const found = piece(fact);
    if (!found) return;
    if (found.kind === "seat") {
      yield [`${name}-you`, this.#you(Number(found.id))];
    } else {
      const key = this.#key(found.kind, found.id);
      for (const form of this.text.forms(key)) {
        yield [`${name}-${form}`, this.text.say(`${key}.${form}`, plain(this.setting))];
      }
    }
  }

  #has(fact: Fact, form: string): boolean {
    if (isPhrase(fact)) return this.text.has(`${fact.key}.${form}`);
    if (isList(fact)) return fact.some((each) => this.#has(each, form));
    const found = piece(fact);
    if (!found || found.kind === "seat") return false;
    return this.text.has(`${this.#key(found.kind, found.id)}.${form}`);
  }

  #said(fact: Fact, form = ""): FluentVariable {
    if (isPhrase(fact)) {
      const words: Words = {};
      for (const [given, each] of Object.entries({ ...this.setting, ...fact.facts })) {
        for (const [name, word] of this.#words(given, each)) words[name] = word;
      }
      return this.text.say(form && this.#has(fact, form) ? `${fact.key}.${form}` : fact.key, words);
    }
    if (isList(fact)) return fact.map((each) => String(this.#said(each, form))).join(", ");
    if (typeof fact === "number") return fact;
    if (fact.startsWith(VERBATIM)) return fact.slice(VERBATIM.length);
    const found = piece(fact);
    if (!found) return fact;
    return found.kind === "seat" ? this.#seat(Number(found.id)) : this.#called(found.kind, found.id, form);
  }

  #you(seat: number): string {
    return seat === this.seat ? "yes" : seat < this.names.length ? "no" : "nobody";
  }

  #called(kind: string, id: string, form: string): string {
    const key = this.#key(kind, id);
    const inForm = `${key}.${form}`;
    const number = /^\p{Nd}+$/u.test(id) ? Number(id) : id;
    return this.text.say(form && this.text.has(inForm) ? inForm : key, { ...plain(this.setting), id: number });
  }

  #key(kind: string, id: string): string {
    const alike = `ref-${kind}`;
    const called = this.text.has(alike) ? this.text.say(alike) : kind;
    const numbered = `${called}-any`;
    return this.text.has(numbered) ? numbered : `${called}-${id}`;
  }

  #seat(seat: number): string {
    if (seat === this.seat) return this.text.say("you");
    return this.names[seat] ?? this.text.say("seat-of-nobody");
  }
}

export function isList(fact: Fact | undefined): fact is readonly Fact[] {
  return Array.isArray(fact);
}

function isPhrase(fact: Fact): fact is Phrase {
  return typeof fact === "object" && !Array.isArray(fact);
}

function piece(fact: Fact): { kind: string; id: string } | null {
  if (typeof fact !== "string" || fact.startsWith(VERBATIM)) return null;
  const [, kind, id] = REF.exec(fact) ?? [];
  return kind && id ? { kind, id } : null;
}

/** Facts that are numbers and words, as messages take them. */
function plain(facts: Facts): Words {
  return facts;
}
