/**
 * What comes over a socket is checked before it is used. Shapes are made from the server's types (`make types`):
 *
 * - `"number"`, `"string"`, `"boolean"`, `"null"`, `"any"`; any other name is that of a shape beside it;
 * - `["Card"]` a row of such; `[",", a, b]` a row of exactly these; `["*", a]` things by name;
 * - `["=", 1, 2]` one of these values; `["|", a, b]` one of these shapes; `["?", "type", { dig: "Dig" }]` the shape that
 *   the field `type` names;
 * - `{ seat: a, "id?": b }` fields, of which some may be missing; one that is not named is let be.
 */
export type Shape = string | number | boolean | readonly Shape[] | { readonly [name: string]: Shape };
export type Shapes = Readonly<Record<string, Shape>>;

export type Fields = Readonly<Record<string, unknown>>;

const PLAIN: Readonly<Record<string, (value: unknown) => boolean>> = {
  any: () => true,
  null: (value) => value === null,
  number: (value) => typeof value === "number",
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
};

/** Where a value does not fit, as `.players[1].hand`, or `.` for all of it; null if it fits. */
export function misfit(value: unknown, shape: Shape | undefined, shapes: Shapes, at = ""): string | null {
  if (typeof shape === "string") {
    const fits = PLAIN[shape];
    if (!fits) return misfit(value, shapes[shape], shapes, at);
    return fits(value) ? null : at || ".";
  }
  if (typeof shape !== "object") return at || ".";
  if (isRow(shape)) return misfitByRow(value, shape, shapes, at);
  if (!isFields(value)) return at || ".";
  return first(Object.entries(shape), ([name, each]) => {
    const field = name.replace("?", "");
    if (field !== name && value[field] === undefined) return null;
    return misfit(value[field], each, shapes, `${at}.${field}`);
  });
}

export function fits(value: unknown, shape: Shape, shapes: Shapes = {}): boolean {
  return misfit(value, shape, shapes) === null;
}

/** The same for some fields of a shape, none of which has to be there. */
export function misfitInFields(fields: Fields, shape: Shape | undefined, shapes: Shapes): string | null {
  if (typeof shape === "string") return misfitInFields(fields, shapes[shape], shapes);
  if (typeof shape !== "object") return ".";
  if (isRow(shape)) {
    const found = choicesOf(fields, shape, shapes).map((each) => misfitInFields(fields, each, shapes));
    return found.includes(null) ? null : (found[0] ?? ".");
  }
  return first(Object.entries(fields), ([name, value]) => {
    const field = shape[name] ?? shape[`${name}?`];
    return field === undefined ? null : misfit(value, field, shapes, `.${name}`);
  });
}

/** What fields may be of: any shape of `|`; of `?` those that have them all, as the one that tells which is not there. */
function choicesOf(fields: Fields, [sign, ...rest]: readonly Shape[], shapes: Shapes): readonly Shape[] {
  if (sign === "|") return rest;
  const [, kinds] = rest;
  if (sign !== "?" || typeof kinds !== "object" || isRow(kinds)) return [];
  return Object.values(kinds).filter((each) => {
    const shape = typeof each === "string" ? shapes[each] : each;
    return typeof shape === "object" && !isRow(shape) && Object.keys(fields).every((name) => name in shape);
  });
}

/** What a field of a shape is a row of. */
export function shapeInRow(name: string, field: string, shapes: Shapes): Shape | undefined {
  const whole = shapes[name];
  const row = typeof whole === "object" && !isRow(whole) ? whole[field] : undefined;
  return typeof row === "object" && isRow(row) ? row[0] : undefined;
}

function misfitByRow(value: unknown, [sign = "", ...rest]: readonly Shape[], shapes: Shapes, at: string) {
  switch (sign) {
    case "=":
      return rest.some((each) => each === value) ? null : at || ".";
    case "|": {
      const found = rest.map((each) => misfit(value, each, shapes, at));
      const places = found.filter((each) => each !== null).sort((one, other) => other.length - one.length);
      return places.length < found.length ? null : (places[0] ?? at); // the deepest is that of the shape which was meant
    }
    case "?": {
      const [field, kinds = {}] = rest;
      if (typeof field !== "string") return at || ".";
      const kind = isFields(value) ? value[field] : undefined;
      const shape = isFields(kinds) && typeof kind === "string" ? kinds[kind] : undefined;
      return shape === undefined ? `${at}.${field}` : misfit(value, shape, shapes, at);
    }
    case "*":
      if (!isFields(value)) return at || ".";
      return first(Object.entries(value), ([name, each]) => misfit(each, rest[0], shapes, `${at}.${name}`));
    case ",":
      if (!Array.isArray(value) || value.length !== rest.length) return at || ".";
      return first(rest.entries(), ([place, each]) => misfit(value[place], each, shapes, `${at}[${place}]`));
    default:
      if (!Array.isArray(value)) return at || ".";
      return first(value.entries(), ([place, each]) => misfit(each, sign, shapes, `${at}[${place}]`));
  }
}

function isRow(shape: Shape): shape is readonly Shape[] {
  return Array.isArray(shape);
}

export function isFields<T>(value: T): value is T & Readonly<Record<string, T extends Shape ? Shape : unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The numbers of a list; none where it is no list. */
export function numbersIn(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "number") : [];
}

function first<T>(all: Iterable<T>, find: (each: T) => string | null): string | null {
  for (const each of all) {
    const found = find(each);
    if (found !== null) return found;
  }
  return null;
}
