// Made from the server's types by `make types`; what they mean is said there and in docs/reference.

import type { Shapes } from "../frame/check";

export type Accepted = {
  readonly tell: "accepted";
  readonly id?: number | null;
  readonly number?: number;
  readonly prompt?: number | null;
};

export type Alone = {
  readonly difficulty: number;
  readonly share: number;
  readonly interval: readonly [number, number];
  readonly points: number;
  readonly deals: number;
};

export type Analysis = {
  readonly game: string;
  readonly rules: string;
  readonly names: readonly string[];
  readonly moments: readonly Moment[];
  readonly choices: readonly Chosen[];
  readonly flags: readonly Flag[];
  readonly known: readonly Known[];
  readonly totals: readonly SeatTotal[];
  readonly first_known: readonly (Known | null)[];
};

export type Beat = {
  readonly until: number;
  readonly kind: Kind;
  readonly seat?: number | null;
  readonly own?: boolean;
  readonly tells?: number | null;
  readonly say?: Phrase | null;
  readonly focus?: string | null;
  readonly sound?: string | null;
  readonly motions?: readonly Motion[];
  readonly lap?: number;
  readonly view?: Readonly<Record<string, unknown>>;
  readonly within?: Readonly<Record<string, Readonly<Record<number, Readonly<Record<string, unknown>>>>>>;
};

export type Calendar = {
  readonly month: string;
  readonly today: string;
  readonly oldest: string;
  readonly days: readonly CalendarDay[];
};

export type CalendarDay = {
  readonly date: string;
  readonly mark: Mark;
  readonly solved: readonly string[];
  readonly late: readonly string[];
};

export type Cell = {
  readonly where: string;
  readonly what: string;
};

export type CellsAnswer = {
  readonly tell: "told-by";
  readonly cells: readonly Cell[];
  readonly id?: number | null;
};

export type ChatLine = {
  readonly number: number;
  readonly time: number;
  readonly seat: number;
  readonly text: string;
  readonly is_phrase: boolean;
};

export type CheckedAnswer<Move = unknown> = {
  readonly verdict: LessonVerdict;
  readonly phrase: Phrase;
  readonly about: readonly string[];
  readonly after: LessonTable<Move> | null;
  readonly sheet: unknown;
};

export type ChoiceReason = {
  readonly key: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly about?: readonly string[];
};

export type Chosen = {
  readonly step: number;
  readonly seat: number;
  readonly round: number;
  readonly move: unknown;
  readonly phrase: Phrase;
  readonly measure: Measure;
  readonly value: number;
  readonly best: number;
  readonly best_move: unknown;
  readonly best_phrase: Phrase;
  readonly kind: string;
  readonly came: number;
  readonly line?: readonly Phrase[];
  readonly equal?: boolean;
  readonly spread?: number;
  readonly judge?: string;
  readonly stake?: number | null;
  readonly options?: readonly Offered[];
};

export type Clock = {
  readonly kind: "move" | "reserve" | "days";
  readonly seconds: number;
  readonly increment?: number;
};

export type CoachedTurn<Move = unknown> = {
  readonly game: string;
  readonly rules: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seat: number;
  readonly names: readonly string[];
  readonly moment: LessonTable<Move>;
  readonly round: number;
  readonly rounds: number;
  readonly remarks: readonly Remark[];
  readonly doubt: Doubt | null;
  readonly spoken: number | null;
  readonly costliest: Costliest | null;
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly ending: Phrase | null;
};

export type Code = {
  readonly whats: readonly string[];
  readonly chance: number;
};

export type Costliest = {
  readonly made: number;
  readonly given: number;
};

export type DailyInfo = {
  readonly game: string;
  readonly seat: number;
  readonly names: readonly string[];
  readonly view: Readonly<Record<string, unknown>>;
  readonly history: readonly unknown[];
  readonly phrases: readonly (readonly Phrase[])[];
  readonly where: string;
  readonly choices: readonly string[];
  readonly difficulty: number;
  readonly heard: readonly Line[];
  readonly setting: Readonly<Record<string, Fact>>;
  readonly sheet: unknown;
  readonly date: string;
  readonly answer?: string;
  readonly proof?: readonly Line[];
};

export type DayAnswered = {
  readonly puzzle: PuzzleOfDay;
  readonly streak: Streak;
  readonly answer?: string;
  readonly proof?: readonly Line[];
};

export type DayInfo = {
  readonly date: string;
  readonly today: string;
  readonly zone: string;
  readonly now: number;
  readonly begins: number;
  readonly ends: number;
  readonly closes: number;
  readonly puzzles: readonly PuzzleOfDay[];
  readonly tomorrow: Readonly<Record<string, string>>;
  readonly streak: Streak;
};

export type DescribeAnswer = {
  readonly tell: "described";
  readonly phrases: readonly Phrase[];
  readonly id?: number | null;
};

export type Doing = "look" | "pick" | "mark" | "move";

export type Doubt = {
  readonly lines: readonly Line[];
  readonly where: readonly string[];
  readonly better: readonly Line[];
};

export type Everybody = {
  readonly tries: readonly number[];
  readonly unsolved: number;
};

export type Face = "fern" | "dune" | "coral" | "slate" | "plum" | "reed" | "jaguar" | "toucan" | "frog" | "llama" | "octopus" | "elephant";

export type Fact = number | string | Phrase | readonly Fact[];

export type Failed = {
  readonly tell: "failed";
  readonly place: string;
  readonly text: string;
  readonly id?: number | null;
  readonly kind?: FailedKind;
  readonly retry_after?: number | null;
};

export type FailedKind = "input" | "rate" | "busy" | "timeout" | "crash";

export type Farewell = {
  readonly tell: "farewell";
  readonly why: string;
};

export type Flag = {
  readonly step: number;
  readonly seat: number;
  readonly round: number;
  readonly missed: readonly Cell[];
  readonly unfounded: readonly Cell[];
  readonly lines: readonly Line[];
  readonly left?: readonly Left[];
};

export type Frame = {
  readonly step: number;
  readonly since: number;
  readonly seat?: number | null;
  readonly kind?: string;
  readonly events?: readonly unknown[];
  readonly phrases?: readonly (readonly Phrase[])[];
  readonly view?: Readonly<Record<string, unknown>>;
  readonly beats?: readonly Beat[];
  readonly sheet?: unknown;
};

export type Frames = {
  readonly game: string;
  readonly rules: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly names: readonly string[];
  readonly bots: readonly (string | null)[];
  readonly seat: number | null;
  readonly result: Result | null;
  readonly ending: Phrase | null;
  readonly setting: Readonly<Record<string, Fact>>;
  readonly frames: readonly Frame[];
};

export type FullSight<View = Readonly<Record<string, unknown>>, Event = unknown, Move = unknown> = {
  readonly tell: "sight";
  readonly number: number;
  readonly seat: number | null;
  readonly table: TableInfo;
  readonly view?: View | null;
  readonly history?: readonly Event[];
  readonly phrases?: readonly (readonly Phrase[])[];
  readonly asked?: PromptInfo | null;
  readonly offers?: readonly Offer<Move>[];
  readonly notes?: readonly unknown[];
  readonly lines?: readonly ChatLine[];
  readonly times?: Times | null;
  readonly setting?: Readonly<Record<string, Fact>>;
  readonly beats?: readonly Beat[];
  readonly decided?: number | null;
};

export type GameInfo = {
  readonly name: string;
  readonly rules: string;
  readonly players: readonly [number, number];
  readonly bots: readonly string[];
  readonly levels: readonly LevelInfo[];
  readonly options: readonly OptionInfo[];
  readonly hints: number;
  readonly has_review: boolean;
  readonly has_codes: boolean;
  readonly files: Readonly<Record<string, string>>;
};

export type GuestGame = {
  readonly table: TableInfo;
  readonly seats: readonly number[];
  readonly is_host?: boolean;
  readonly to_act?: readonly number[];
  readonly is_my_turn?: boolean;
  readonly number?: number;
  readonly last?: unknown;
  readonly phrases?: unknown;
  readonly setting?: Readonly<Record<string, unknown>>;
  readonly updated?: number;
  readonly began?: number;
  readonly ended?: number;
  readonly points?: readonly number[];
  readonly is_offer?: boolean;
};

export type GuestGames = {
  readonly games: readonly GuestGame[];
};

export type Help = "none" | "hints" | "odds";

export type HintAnswer = {
  readonly tell: "hint";
  readonly level: number;
  readonly phrases: readonly Phrase[];
  readonly id?: number | null;
  readonly about?: readonly (readonly string[])[];
  readonly lines?: readonly Line[];
};

export type Home = {
  readonly today: HomeToday;
  readonly games: readonly GuestGame[];
  readonly turns: number;
  readonly running: number;
  readonly offers: number;
};

export type HomePuzzle = {
  readonly game: string;
  readonly state: PuzzleState;
};

export type HomeToday = {
  readonly date: string;
  readonly puzzles: readonly HomePuzzle[];
  readonly streak: Streak;
  readonly is_done: boolean;
};

export type How = "fly" | "arc" | "slide" | "hop" | "flip" | "drop" | "tumble" | "stamp" | "grow" | "fade" | "count" | "title" | "print" | "wake" | "cut" | "lift" | "stride" | "roll" | "glint" | "shine";

export type Judgement = {
  readonly value: number;
  readonly best: number;
  readonly measure: Measure;
  readonly best_phrase: Phrase;
};

export type Kind = "note" | "deal" | "gain" | "move" | "card" | "bet" | "dice" | "ask" | "answer" | "right" | "mine" | "reveal" | "danger" | "prize" | "pass" | "round" | "end" | "finale";

export type Known = {
  readonly seat: number;
  readonly what: "cell" | "code" | "guess";
  readonly step: number;
  readonly event: number;
  readonly round: number;
  readonly cells: readonly Cell[];
  readonly lines: readonly Line[];
};

export type Left = {
  readonly where: string;
  readonly whats: readonly string[];
};

export type LessonChoice = {
  readonly name: string;
  readonly label: Fact;
  readonly note?: unknown;
};

export type LessonInfo = {
  readonly game: string;
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  readonly steps: number;
  readonly rules: readonly string[];
};

export type LessonTable<Move = unknown> = {
  readonly view: Readonly<Record<string, unknown>>;
  readonly history: readonly unknown[];
  readonly phrases: readonly (readonly Phrase[])[];
  readonly beats: readonly Beat[];
  readonly offers: readonly Offer<Move>[];
  readonly moves: readonly Phrase[];
  readonly asked: Phrase | null;
  readonly setting: Readonly<Record<string, Fact>>;
  readonly sheet: unknown;
};

export type LessonVerdict = "right" | "nearly" | "wrong" | "shown";

export type LessonsInfo = {
  readonly lessons: readonly LessonInfo[];
};

export type LevelInfo = {
  readonly name: string;
  readonly about: Readonly<Record<string, string>>;
  readonly strength: Readonly<Record<string, string>>;
  readonly alone: readonly Alone[];
};

export type Likely = {
  readonly where: string;
  readonly what: string;
  readonly chance: number;
};

export type Line = {
  readonly phrase: Phrase;
  readonly about?: readonly string[];
  readonly rests?: readonly string[];
  readonly role?: Role | null;
  readonly move?: unknown;
};

export type LineMove = {
  readonly seat: number;
  readonly move: unknown;
  readonly phrase: Phrase;
  readonly judged?: Judgement | null;
};

export type Mark = "done" | "forgiven" | "missed" | "open" | "ahead";

export type Measure = "win" | "points";

export type Message<View = Readonly<Record<string, unknown>>, Event = unknown, Move = unknown> = FullSight<View, Event, Move> | Update<Event, Move> | NotesUpdate | ServerTime | PresenceUpdate | Farewell | Pong | Accepted | TryAnswer<View, Event, Move> | WhyAnswer | HintAnswer | OddsAnswer<Move> | ProofAnswer | CellsAnswer | SheetAnswer | DescribeAnswer | PlacesAnswer | Refused | Failed;

export type Moment = {
  readonly step: number;
  readonly events: number;
  readonly round: number;
  readonly codes: readonly number[];
  readonly expected: readonly number[];
  readonly win: readonly number[];
};

export type Motion = {
  readonly to?: string | null;
  readonly from?: string | null;
  readonly piece?: string | null;
  readonly sign?: string;
  readonly count?: number;
  readonly how?: How;
  readonly after?: number;
};

export type NotesUpdate = {
  readonly tell: "notes";
  readonly notes: readonly unknown[];
};

export type Odds<Move = unknown> = {
  readonly codes: number;
  readonly bits: number;
  readonly cells: readonly Likely[];
  readonly played?: readonly Likely[];
  readonly listed?: readonly Code[];
  readonly sums?: readonly Total[];
  readonly values?: readonly Worth<Move>[];
};

export type OddsAnswer<Move = unknown> = {
  readonly tell: "odds";
  readonly events: number;
  readonly odds: Odds<Move>;
  readonly id?: number | null;
};

export type Offer<Move = unknown> = {
  readonly key: string;
  readonly kind: string;
  readonly moves: readonly Move[];
  readonly touches: readonly string[];
  readonly price: readonly Sign[];
  readonly gives: readonly Sign[];
  readonly covers: readonly string[];
  readonly reveals: boolean;
  readonly binding: boolean;
};

export type Offered = {
  readonly move: unknown;
  readonly phrase: Phrase;
  readonly touches: readonly string[];
  readonly value: number;
  readonly points?: number | null;
  readonly chance?: number | null;
  readonly bits?: number | null;
  readonly left?: number | null;
  readonly reasons?: readonly ChoiceReason[];
  readonly why?: readonly Line[];
};

export type OptionInfo = {
  readonly name: string;
  readonly default: unknown;
  readonly choices: readonly string[];
  readonly takes_several: boolean;
};

export type Part = {
  readonly of: string;
  readonly choices: number;
  readonly best: number;
  readonly lost: Partial<Readonly<Record<Measure, number>>>;
  readonly luck: Partial<Readonly<Record<Measure, number>>>;
};

export type Phrase = {
  readonly key: string;
  readonly facts: Readonly<Record<string, Fact>>;
};

export type Piece = {
  readonly ref: string;
  readonly name?: Phrase | string;
  readonly about?: readonly Fact[];
};

export type Place = {
  readonly ref: string;
  readonly name?: Phrase | string;
  readonly pieces?: readonly Piece[];
  readonly about?: readonly Fact[];
};

export type PlacesAnswer = {
  readonly tell: "places";
  readonly places: readonly Place[];
  readonly id?: number | null;
};

export type PlayedLine<Move = unknown> = {
  readonly made: readonly LineMove[];
  readonly moment: LessonTable<Move>;
  readonly result: Result | null;
  readonly ending: Phrase | null;
};

export type Pong = {
  readonly tell: "pong";
  readonly id?: number | null;
};

export type PresenceUpdate = {
  readonly tell: "presence";
  readonly seats: readonly SeatPresence[];
};

export type PromptInfo = {
  readonly number: number;
  readonly is_open?: boolean;
  readonly phrase?: Phrase | null;
  readonly can_undo?: boolean;
};

export type ProofAnswer = {
  readonly tell: "proved";
  readonly verdict: Verdict;
  readonly lines?: readonly Line[];
  readonly id?: number | null;
};

export type PushInfo = {
  readonly key?: string | null;
  readonly is_on?: boolean;
  readonly quiet?: QuietHours | null;
};

export type PuzzleAnswer = {
  readonly date: string;
  readonly game: string;
  readonly begun: number;
  readonly ended: number;
  readonly tries: readonly PuzzleTry[];
  readonly solved: boolean;
  readonly counted: boolean;
  readonly late: boolean;
};

export type PuzzleGame = {
  readonly game: string;
  readonly puzzles: number;
  readonly themes: readonly Theme[];
  readonly own: PuzzleRating;
  readonly solved: number;
  readonly due: number;
};

export type PuzzleGames = {
  readonly games: readonly PuzzleGame[];
};

export type PuzzleInfo = {
  readonly game: string;
  readonly seat: number;
  readonly names: readonly string[];
  readonly view: Readonly<Record<string, unknown>>;
  readonly history: readonly unknown[];
  readonly phrases: readonly (readonly Phrase[])[];
  readonly where: string;
  readonly choices: readonly string[];
  readonly difficulty: number;
  readonly heard: readonly Line[];
  readonly setting: Readonly<Record<string, Fact>>;
  readonly sheet: unknown;
  readonly id: string;
  readonly theme: Theme;
  readonly rating: PuzzleRating;
  readonly progress: PuzzleProgress;
  readonly own: PuzzleRating;
  readonly due: number;
};

export type PuzzleJudged = {
  readonly progress: PuzzleProgress;
  readonly own: PuzzleRating;
  readonly answer?: string;
  readonly proof?: readonly Line[];
};

export type PuzzleOfDay = {
  readonly game: string;
  readonly commitment: string;
  readonly answer?: PuzzleAnswer | null;
  readonly everybody?: Everybody | null;
  readonly seed?: string | null;
  readonly salt?: string | null;
};

export type PuzzleProgress = {
  readonly tries: readonly PuzzleTry[];
  readonly ended: number;
  readonly solved: boolean;
  readonly counted: boolean;
  readonly is_repeat: boolean;
  readonly again: number;
  readonly change: number;
};

export type PuzzleRating = {
  readonly rating: number;
  readonly low: number;
  readonly high: number;
  readonly met: number;
  readonly is_sure: boolean;
};

export type PuzzleState = "open" | "begun" | "solved" | "unsolved";

export type PuzzleTry = {
  readonly what: string;
  readonly rows: readonly number[];
};

export type QuietHours = {
  readonly start: number;
  readonly end: number;
  readonly zone: string;
};

export type Reason = {
  readonly rule: string;
  readonly key: string;
  readonly facts?: Readonly<Record<string, Fact>>;
  readonly sentence?: string | null;
};

export type Refused = {
  readonly tell: "refused";
  readonly rule: string;
  readonly key: string;
  readonly facts?: Readonly<Record<string, Fact>>;
  readonly sentence?: string | null;
  readonly id?: number | null;
  readonly prompt?: number | null;
};

export type Remark = {
  readonly of: RemarkKind;
  readonly lines: readonly Line[];
  readonly rule?: string;
};

export type RemarkKind = "goal" | "first" | "certain" | "few" | "round" | "last" | "good" | "end" | "turning";

export type Result = {
  readonly scores: readonly number[];
  readonly places: readonly number[];
};

export type Role = "look" | "do" | "why";

export type SeatChange = {
  readonly kind: SeatChangeKind;
  readonly seat: number;
  readonly time: number;
  readonly events: number;
};

export type SeatChangeKind = "left" | "returned" | "ran-out" | "absent" | "present" | "substituted" | "rejoined";

export type SeatGrant = {
  readonly id: string;
  readonly seats: readonly number[];
  readonly secret: string;
  readonly link: string | null;
  readonly watch: string | null;
  readonly code: string | null;
};

export type SeatInfo = {
  readonly name?: string;
  readonly bot?: string | null;
  readonly face?: Face | null;
  readonly is_free?: boolean;
  readonly is_away?: boolean;
  readonly is_ready?: boolean;
  readonly same_device?: readonly number[];
  readonly absent_until?: number | null;
};

export type SeatPresence = {
  readonly connected: boolean;
  readonly since: number;
};

export type SeatTotal = {
  readonly choices: number;
  readonly best: number;
  readonly lost: Partial<Readonly<Record<Measure, number>>>;
  readonly luck: Partial<Readonly<Record<Measure, number>>>;
  readonly start: number | null;
  readonly accuracy: number | null;
  readonly rounds: readonly Part[];
  readonly kinds: readonly Part[];
  readonly hints: readonly number[];
  readonly undone: number;
  readonly kept_sheet: boolean;
};

export type ServerTime = {
  readonly tell: "time";
  readonly now: number;
};

export type SheetAnswer = {
  readonly tell: "sheet";
  readonly sheet: unknown;
  readonly id?: number | null;
};

export type ShownLesson<Move = unknown> = {
  readonly game: string;
  readonly id: string;
  readonly number: number;
  readonly count: number;
  readonly before: string | null;
  readonly after: string | null;
  readonly minutes: number;
  readonly rules: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seat: number;
  readonly names: readonly string[];
  readonly steps: readonly ShownStep<Move>[];
};

export type ShownStep<Move = unknown> = {
  readonly do: Doing;
  readonly text: string;
  readonly rule: string;
  readonly light: readonly string[];
  readonly choices: readonly LessonChoice[];
  readonly card: boolean;
  readonly moment: LessonTable<Move> | null;
};

export type Sign = {
  readonly of: string;
  readonly number: number;
};

export type Solved<Move = unknown> = {
  readonly view: Readonly<Record<string, unknown>>;
  readonly clash?: readonly Line[];
  readonly odds?: Odds<Move> | null;
  readonly proofs?: readonly (readonly Line[])[];
  readonly verdict?: Verdict | null;
  readonly moves?: readonly Phrase[];
  readonly setting?: Readonly<Record<string, Fact>>;
};

export type Status = "waiting" | "playing" | "over" | "closed";

export type Streak = {
  readonly days: number;
  readonly longest: number;
  readonly total: number;
  readonly week: readonly Mark[];
};

export type Subscribe = {
  readonly endpoint: string;
  readonly point: string;
  readonly auth: string;
  readonly lang: string;
  readonly quiet: QuietHours;
};

export type TableInfo = {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly status: Status;
  readonly visibility: Visibility;
  readonly help: Help;
  readonly chat: boolean;
  readonly seats: readonly SeatInfo[];
  readonly opened: number;
  readonly commitment: string;
  readonly is_outdated?: boolean;
  readonly result?: Result | null;
  readonly ending?: Phrase | null;
  readonly seed?: string | null;
  readonly salt?: string | null;
  readonly words?: readonly string[];
  readonly code?: string | null;
  readonly clock?: Clock | null;
  readonly rematch?: string | null;
  readonly again?: string | null;
  readonly branched?: number;
  readonly away?: number;
  readonly changes?: readonly SeatChange[];
};

export type Theme = "one" | "two" | "more" | "hands" | "swap";

export type Times = {
  readonly at: number;
  readonly left: readonly number[];
  readonly running: readonly number[];
  readonly delays?: readonly number[];
};

export type Total = {
  readonly sum: number;
  readonly chance: number;
};

export type TrustInfo = {
  readonly url?: string | null;
  readonly fingerprint?: string | null;
};

export type TryAnswer<View = Readonly<Record<string, unknown>>, Event = unknown, Move = unknown> = {
  readonly tell: "tried";
  readonly tried: number;
  readonly view: View;
  readonly events: readonly Event[];
  readonly offers: readonly Offer<Move>[];
  readonly id?: number | null;
  readonly phrases?: readonly (readonly Phrase[])[];
  readonly asked?: Phrase | null;
};

export type Update<Event = unknown, Move = unknown> = {
  readonly tell: "happened";
  readonly number: number;
  readonly since: number;
  readonly events?: readonly Event[];
  readonly phrases?: readonly (readonly Phrase[])[];
  readonly view?: Readonly<Record<string, unknown>>;
  readonly within?: Readonly<Record<string, Readonly<Record<number, Readonly<Record<string, unknown>>>>>>;
  readonly beats?: readonly Beat[];
  readonly asked?: PromptInfo;
  readonly offers?: readonly Offer<Move>[];
  readonly table?: TableInfo;
  readonly lines?: readonly ChatLine[];
  readonly notes?: readonly unknown[];
  readonly times?: Times | null;
};

export type Verdict = "certain" | "excluded" | "open";

export type Visibility = "open" | "link";

export type WhyAnswer = {
  readonly tell: "why";
  readonly why?: Reason | null;
  readonly id?: number | null;
};

export type Worth<Move = unknown> = {
  readonly move: Move;
  readonly points?: number | null;
  readonly chance?: number | null;
  readonly bits?: number | null;
  readonly left?: number | null;
};

export const SHAPES: Shapes = {"Accepted":{"id?":["|","number","null"],"number?":"number","prompt?":["|","number","null"]},"Beat":{"until":"number","kind":"Kind","seat?":["|","number","null"],"own?":"boolean","tells?":["|","number","null"],"say?":["|","Phrase","null"],"focus?":["|","string","null"],"sound?":["|","string","null"],"motions?":["Motion"],"lap?":"number","view?":["*","any"],"within?":["*",["*",["*","any"]]]},"Cell":{"where":"string","what":"string"},"CellsAnswer":{"cells":["Cell"],"id?":["|","number","null"]},"ChatLine":{"number":"number","time":"number","seat":"number","text":"string","is_phrase":"boolean"},"Clock":{"kind":["=","move","reserve","days"],"seconds":"number","increment?":"number"},"Code":{"whats":["string"],"chance":"number"},"DescribeAnswer":{"phrases":["Phrase"],"id?":["|","number","null"]},"Face":["=","fern","dune","coral","slate","plum","reed","jaguar","toucan","frog","llama","octopus","elephant"],"Fact":["|","number","string","Phrase",["Fact"]],"Failed":{"place":"string","text":"string","id?":["|","number","null"],"kind?":"FailedKind","retry_after?":["|","number","null"]},"FailedKind":["=","input","rate","busy","timeout","crash"],"Farewell":{"why":"string"},"FullSight":{"number":"number","seat":["|","number","null"],"table":"TableInfo","view?":["|","any","null"],"history?":["any"],"phrases?":[["Phrase"]],"asked?":["|","PromptInfo","null"],"offers?":["Offer"],"notes?":["any"],"lines?":["ChatLine"],"times?":["|","Times","null"],"setting?":["*","Fact"],"beats?":["Beat"],"decided?":["|","number","null"]},"Help":["=","none","hints","odds"],"HintAnswer":{"level":"number","phrases":["Phrase"],"id?":["|","number","null"],"about?":[["string"]],"lines?":["Line"]},"How":["=","fly","arc","slide","hop","flip","drop","tumble","stamp","grow","fade","count","title","print","wake","cut","lift","stride","roll","glint","shine"],"Kind":["=","note","deal","gain","move","card","bet","dice","ask","answer","right","mine","reveal","danger","prize","pass","round","end","finale"],"Likely":{"where":"string","what":"string","chance":"number"},"Line":{"phrase":"Phrase","about?":["string"],"rests?":["string"],"role?":["|","Role","null"],"move?":"any"},"Message":["?","tell",{"sight":"FullSight","happened":"Update","notes":"NotesUpdate","time":"ServerTime","presence":"PresenceUpdate","farewell":"Farewell","pong":"Pong","accepted":"Accepted","tried":"TryAnswer","why":"WhyAnswer","hint":"HintAnswer","odds":"OddsAnswer","proved":"ProofAnswer","told-by":"CellsAnswer","sheet":"SheetAnswer","described":"DescribeAnswer","places":"PlacesAnswer","refused":"Refused","failed":"Failed"}],"Motion":{"to?":["|","string","null"],"from?":["|","string","null"],"piece?":["|","string","null"],"sign?":"string","count?":"number","how?":"How","after?":"number"},"NotesUpdate":{"notes":["any"]},"Odds":{"codes":"number","bits":"number","cells":["Likely"],"played?":["Likely"],"listed?":["Code"],"sums?":["Total"],"values?":["Worth"]},"OddsAnswer":{"events":"number","odds":"Odds","id?":["|","number","null"]},"Offer":{"key":"string","kind":"string","moves":["any"],"touches":["string"],"price":["Sign"],"gives":["Sign"],"covers":["string"],"reveals":"boolean","binding":"boolean"},"Phrase":{"key":"string","facts":["*","Fact"]},"Piece":{"ref":"string","name?":["|","Phrase","string"],"about?":["Fact"]},"Place":{"ref":"string","name?":["|","Phrase","string"],"pieces?":["Piece"],"about?":["Fact"]},"PlacesAnswer":{"places":["Place"],"id?":["|","number","null"]},"Pong":{"id?":["|","number","null"]},"PresenceUpdate":{"seats":["SeatPresence"]},"PromptInfo":{"number":"number","is_open?":"boolean","phrase?":["|","Phrase","null"],"can_undo?":"boolean"},"ProofAnswer":{"verdict":"Verdict","lines?":["Line"],"id?":["|","number","null"]},"Reason":{"rule":"string","key":"string","facts?":["*","Fact"],"sentence?":["|","string","null"]},"Refused":{"rule":"string","key":"string","facts?":["*","Fact"],"sentence?":["|","string","null"],"id?":["|","number","null"],"prompt?":["|","number","null"]},"Result":{"scores":["number"],"places":["number"]},"Role":["=","look","do","why"],"SeatChange":{"kind":"SeatChangeKind","seat":"number","time":"number","events":"number"},"SeatChangeKind":["=","left","returned","ran-out","absent","present","substituted","rejoined"],"SeatInfo":{"name?":"string","bot?":["|","string","null"],"face?":["|","Face","null"],"is_free?":"boolean","is_away?":"boolean","is_ready?":"boolean","same_device?":["number"],"absent_until?":["|","number","null"]},"SeatPresence":{"connected":"boolean","since":"number"},"ServerTime":{"now":"number"},"SheetAnswer":{"sheet":"any","id?":["|","number","null"]},"Sign":{"of":"string","number":"number"},"Status":["=","waiting","playing","over","closed"],"TableInfo":{"id":"string","game":"string","rules":"string","options":["*","any"],"status":"Status","visibility":"Visibility","help":"Help","chat":"boolean","seats":["SeatInfo"],"opened":"number","commitment":"string","is_outdated?":"boolean","result?":["|","Result","null"],"ending?":["|","Phrase","null"],"seed?":["|","string","null"],"salt?":["|","string","null"],"words?":["string"],"code?":["|","string","null"],"clock?":["|","Clock","null"],"rematch?":["|","string","null"],"again?":["|","string","null"],"branched?":"number","away?":"number","changes?":["SeatChange"]},"Times":{"at":"number","left":["number"],"running":["number"],"delays?":["number"]},"Total":{"sum":"number","chance":"number"},"TryAnswer":{"tried":"number","view":"any","events":["any"],"offers":["Offer"],"id?":["|","number","null"],"phrases?":[["Phrase"]],"asked?":["|","Phrase","null"]},"Update":{"number":"number","since":"number","events?":["any"],"phrases?":[["Phrase"]],"view?":["*","any"],"within?":["*",["*",["*","any"]]],"beats?":["Beat"],"asked?":"PromptInfo","offers?":["Offer"],"table?":"TableInfo","lines?":["ChatLine"],"notes?":["any"],"times?":["|","Times","null"]},"Verdict":["=","certain","excluded","open"],"Visibility":["=","open","link"],"WhyAnswer":{"why?":["|","Reason","null"],"id?":["|","number","null"]},"Worth":{"move":"any","points?":["|","number","null"],"chance?":["|","number","null"],"bits?":["|","number","null"],"left?":["|","number","null"]}};
