// Made from the server's types by `make types`; what they mean is said there and in docs/reference.

export type AskedCoach = {
  readonly made?: readonly unknown[];
  readonly move?: unknown;
  readonly is_sure?: boolean;
  readonly is_quiet?: boolean;
  readonly spoken?: number | null;
  readonly costliest?: Costliest | null;
  readonly notes?: readonly CoachNote[];
};

export type Branch = {
  readonly step: number;
  readonly seats: readonly string[];
  readonly names?: readonly string[];
  readonly faces?: readonly (Face | null)[];
  readonly help?: Help;
};

export type Change = {
  readonly ask: "change";
  readonly options: Readonly<Record<string, unknown>>;
  readonly id?: number | null;
};

export type ChooseFace = {
  readonly ask: "face";
  readonly face?: Face | null;
  readonly id?: number | null;
};

export type Clock = {
  readonly kind: "move" | "reserve" | "days";
  readonly seconds: number;
  readonly increment?: number;
};

export type CoachNote = {
  readonly made: number;
  readonly note: unknown;
};

export type Costliest = {
  readonly made: number;
  readonly given: number;
};

export type Create = {
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats?: readonly string[];
  readonly names?: readonly string[];
  readonly faces?: readonly (Face | null)[];
  readonly visibility?: Visibility;
  readonly help?: Help;
  readonly chat?: boolean;
  readonly clock?: Clock | null;
  readonly away?: number;
};

export type Describe = {
  readonly ask: "describe";
  readonly moves: readonly unknown[];
  readonly after?: readonly unknown[];
  readonly id?: number | null;
};

export type Face = "fern" | "dune" | "coral" | "slate" | "plum" | "reed" | "jaguar" | "toucan" | "frog" | "llama" | "octopus" | "elephant";

export type Fill = {
  readonly ask: "fill";
  readonly seat: number;
  readonly bot: string;
  readonly id?: number | null;
};

export type Free = {
  readonly ask: "free";
  readonly seat: number;
  readonly id?: number | null;
};

export type Hello = {
  readonly ask: "hello";
  readonly last?: number | null;
  readonly words?: boolean;
  readonly presence?: boolean;
  readonly beats?: boolean;
  readonly lang?: string | null;
  readonly secret?: string | null;
  readonly key?: string | null;
  readonly seat?: number | null;
  readonly id?: number | null;
};

export type Help = "none" | "hints" | "odds";

export type Hint = {
  readonly ask: "hint";
  readonly level: number;
  readonly after?: readonly unknown[];
  readonly id?: number | null;
};

export type Leave = {
  readonly ask: "leave";
  readonly id?: number | null;
};

export type LessonAnswer = {
  readonly step: number;
  readonly made?: readonly unknown[];
  readonly picked?: readonly string[];
  readonly pick?: string | null;
  readonly notes?: readonly unknown[] | null;
  readonly move?: unknown;
};

export type LineStep = {
  readonly seat: number;
  readonly move: unknown;
};

export type Move = {
  readonly ask: "move";
  readonly prompt: number;
  readonly moves: readonly unknown[];
  readonly id?: number | null;
};

export type Note = {
  readonly ask: "note";
  readonly note: unknown;
  readonly id?: number | null;
};

export type Odds = {
  readonly ask: "odds";
  readonly values?: boolean;
  readonly id?: number | null;
};

export type Ping = {
  readonly ask: "ping";
  readonly id?: number | null;
};

export type Places = {
  readonly ask: "places";
  readonly after?: readonly unknown[];
  readonly id?: number | null;
};

export type Prove = {
  readonly ask: "prove";
  readonly where: string;
  readonly what: string;
  readonly id?: number | null;
};

export type Ready = {
  readonly ask: "ready";
  readonly word?: string;
  readonly id?: number | null;
};

export type Request = Move | Undo | Note | Say | Ready | ChooseFace | Leave | Return | Free | Fill | Change | Start | Try | WhyNot | Describe | Sheet | Places | Hint | Odds | Prove | ToldBy | Hello | Ping;

export type Return = {
  readonly ask: "return";
  readonly id?: number | null;
};

export type Say = {
  readonly ask: "say";
  readonly text: string;
  readonly is_phrase?: boolean;
  readonly id?: number | null;
};

export type Sheet = {
  readonly ask: "sheet";
  readonly id?: number | null;
};

export type Start = {
  readonly ask: "start";
  readonly id?: number | null;
};

export type ToldBy = {
  readonly ask: "told-by";
  readonly answer: string;
  readonly id?: number | null;
};

export type TriedLine = {
  readonly step: number;
  readonly seat: number;
  readonly made?: readonly LineStep[];
  readonly shown?: number;
  readonly chance?: string;
};

export type Try = {
  readonly ask: "try";
  readonly prompt: number;
  readonly moves: readonly unknown[];
  readonly id?: number | null;
};

export type Undo = {
  readonly ask: "undo";
  readonly prompt: number;
  readonly id?: number | null;
};

export type Visibility = "open" | "link";

export type WhyNot = {
  readonly ask: "why-not";
  readonly piece: string;
  readonly after?: readonly unknown[];
  readonly id?: number | null;
};
