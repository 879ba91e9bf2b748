/** Rules pages: the part of Markdown that they are written in (headings, paragraphs, bold, tables), as data to draw. */

export interface Run {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** The number of a rule that is spoken of: `LC 5.4`. */
  readonly rule: string | null;
}

export type Block =
  | { readonly is: "heading"; readonly level: 1 | 2 | 3; readonly text: string; readonly anchor: string | null }
  | { readonly is: "rule"; readonly rule: string; readonly runs: readonly Run[] }
  | { readonly is: "paragraph"; readonly runs: readonly Run[] }
  | {
      readonly is: "table";
      readonly head: readonly (readonly Run[])[];
      readonly rows: readonly (readonly (readonly Run[])[])[];
    };

const LEVELS: Readonly<Record<string, 1 | 2 | 3>> = { "#": 1, "##": 2, "###": 3 };
const RULE = /^\*\*([A-Z]+) ([\d.]+)\*\*\s*/u;
const REFERENCE = /\b(LC|BC|AR)[ \u00a0](\d+(?:\.\d+)?)\b/gu;

export function blocks(page: string): Block[] {
  return page
    .split(/\n\n+/u)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(block);
}

function block(part: string): Block[] {
  const [, signs = "", heading] = /^(#{1,3}) (.+)$/u.exec(part) ?? [];
  const level = LEVELS[signs];
  if (level && heading) {
    const [, number] = (level === 2 && /^(\d+) /u.exec(heading)) || [];
    return [{ is: "heading", level, text: heading, anchor: number ?? null }];
  }
  if (part.startsWith("|")) {
    const [head = [], , ...rows] = part.split("\n").map(cells);
    return [{ is: "table", head, rows }];
  }
  const rule = RULE.exec(part);
  const text = part.replaceAll("\n", " ");
  if (rule) return [{ is: "rule", rule: `${rule[1]} ${rule[2]}`, runs: runs(text.replace(RULE, "")) }];
  return [{ is: "paragraph", runs: runs(text) }];
}

function cells(line: string): Run[][] {
  return line
    .replace(/^\||\|$/gu, "")
    .split("|")
    .map((each) => runs(each.trim()));
}

function runs(text: string): Run[] {
  const found: Run[] = [];
  text.split("**").forEach((bold, at) => {
    bold.split("*").forEach((part, number) => {
      found.push(...followed(part, at % 2 === 1, number % 2 === 1));
    });
  });
  return found;
}

/** A part of a line, cut where it speaks of a rule. */
function followed(part: string, isBold: boolean, isItalic: boolean): Run[] {
  const found: Run[] = [];
  let from = 0;
  for (const reference of part.matchAll(REFERENCE)) {
    if (reference.index > from) found.push({ text: part.slice(from, reference.index), isBold, isItalic, rule: null });
    found.push({ text: reference[0], isBold, isItalic, rule: `${reference[1]} ${reference[2]}` });
    from = reference.index + reference[0].length;
  }
  if (from < part.length) found.push({ text: part.slice(from), isBold, isItalic, rule: null });
  return found;
}
