// Made from the server's types by `make types`; what they mean is said there and in docs/reference.

import type { Shapes } from "../frame/check";

export type Accepted = {
  readonly type: "accepted";
  readonly seat: number;
};

export type Answer = "right" | "above" | "below" | "wrong";

export type Answered = {
  readonly type: "answered";
  readonly seat: number;
  readonly width: number;
  readonly low: number;
  readonly answer: Answer;
  readonly points: number;
};

export type Asked = {
  readonly rack: number;
  readonly symbol: Symbol;
  readonly pale: readonly number[];
};

export type Began = {
  readonly type: "began";
  readonly round: number;
  readonly order: readonly number[];
};

export type Cell = {
  readonly rack: number;
  readonly place: number;
  readonly swaps: number;
};

export type Chose = {
  readonly type: "chose";
  readonly seat: number;
  readonly width: number;
};

export type Dealt = {
  readonly type: "dealt";
  readonly symbol: Symbol;
  readonly digits: readonly (number | null)[];
  readonly nobodys: readonly number[];
};

export type Doubt = {
  readonly cell: Cell;
  readonly digit: number;
  readonly by: number | null;
};

export type DraftShown = {
  readonly dice: readonly Symbol[];
  readonly turned: readonly Turn[];
  readonly final_dice: readonly Symbol[];
  readonly offered: Symbol | null;
  readonly asked: number | null;
  readonly taken: number | null;
  readonly has_tokens: boolean;
  readonly bets: readonly (Wager | null)[];
  readonly by: readonly (number | null)[];
};

export type Drew = {
  readonly type: "drew";
  readonly seat: number;
  readonly symbol: Symbol;
  readonly digit: number | null;
};

export type EditionName = "stones" | "cards";

export type Filled = {
  readonly symbol: Symbol;
  readonly digit: number;
  readonly times: number;
};

export type Frame = {
  readonly seat: number | null;
  readonly stage: Stage;
  readonly view: View;
  readonly draft: DraftShown;
  readonly looks: readonly LookTask[];
  readonly watched: readonly Watched[];
  readonly news: readonly Happening[];
  readonly checked: number;
  readonly pick: Symbol | null;
  readonly swapper: number | null;
  readonly laid: readonly OpenStone[];
  readonly sealed: readonly boolean[];
  readonly finals: readonly (readonly number[])[] | null;
  readonly doubt: Doubt | null;
  readonly corrections: readonly ShownCorrection[];
  readonly owed: readonly number[];
  readonly sheet: Sheet | null;
  readonly entries: readonly ShownEntry[];
  readonly result: Result | null;
};

export type Gained = {
  readonly type: "gained";
  readonly seat: number;
  readonly of: number;
  readonly points: number;
};

export type Happening = Dealt | Stacked | Began | Rolled | Took | Left | Turned | Accepted | Wagered | Chose | Placed | Shown | Answered | Gained | SkullTaken | SkullPassed | SkullGone | Swapped | Drew | Spared | TokensRemoved | Named | Revealed;

export type Laid = {
  readonly round: number;
  readonly seat: number;
  readonly symbol: Symbol;
  readonly digit: number;
};

export type Left = {
  readonly type: "left";
  readonly seat: number;
  readonly symbol: Symbol;
};

export type Line = {
  readonly symbol: Symbol;
  readonly seen: readonly number[];
  readonly ruled_out: readonly number[];
  readonly left: readonly number[];
  readonly also_out: readonly number[];
};

export type LookTask = {
  readonly number: number;
  readonly why: Why;
  readonly role: Role;
  readonly stones: readonly Asked[];
  readonly given: readonly Reading[];
  readonly own: readonly number[] | null;
};

export type Named = {
  readonly type: "named";
  readonly seat: number;
  readonly symbol: Symbol;
  readonly digits: readonly number[] | null;
};

export type OpenStone = {
  readonly rack: number;
  readonly symbol: Symbol;
  readonly swaps: number;
  readonly digit: number;
  readonly round: number;
};

export type Phase = "deal" | "stack" | "roll" | "offer" | "fix" | "turn" | "bet" | "place" | "swap" | "draw" | "final" | "check" | "over";

export type Placed = {
  readonly type: "placed";
  readonly seat: number;
  readonly low: number | null;
};

export type Reading = {
  readonly seat: number;
  readonly digits: readonly number[];
};

export type Result = {
  readonly scores: readonly number[];
  readonly places: readonly number[];
};

export type Revealed = {
  readonly type: "revealed";
  readonly seat: number;
  readonly rack: readonly number[];
  readonly bets: readonly (readonly number[])[];
  readonly points: readonly number[];
  readonly total: number;
};

export type Role = "enter" | "check" | "again" | "decide";

export type Rolled = {
  readonly type: "rolled";
  readonly seat: number;
  readonly dice: readonly Symbol[];
};

export type Row = {
  readonly round: number;
  readonly dice: readonly Symbol[];
  readonly sums: readonly (readonly [number, number])[];
  readonly filled: readonly Filled[];
};

export type Sheet = {
  readonly seat: number | null;
  readonly lines: readonly Line[];
  readonly rows: readonly Row[];
  readonly finals: readonly (readonly number[] | null)[];
  readonly drafts: readonly (readonly number[] | null)[];
};

export type Shown = {
  readonly type: "shown";
  readonly lows: readonly number[];
};

export type ShownAnswer = {
  readonly round: number;
  readonly seat: number;
  readonly width: number;
  readonly low: number;
  readonly dice: readonly Symbol[];
  readonly was: string;
  readonly now: string;
  readonly points: number;
};

export type ShownCorrection = {
  readonly rack: number;
  readonly symbol: Symbol;
  readonly was: number | null;
  readonly now: number | null;
  readonly answers: readonly ShownAnswer[];
  readonly swapped: readonly (readonly [number, number])[];
  readonly skull: boolean;
};

export type ShownEntry = {
  readonly kind: string;
  readonly round: number;
  readonly by: number | null;
  readonly act: unknown;
};

export type SkullGone = {
  readonly type: "skull-gone";
};

export type SkullPassed = {
  readonly type: "skull-passed";
  readonly seat: number;
};

export type SkullTaken = {
  readonly type: "skull-taken";
  readonly seat: number;
};

export type Spared = {
  readonly type: "spared";
  readonly seat: number;
};

export type Stacked = {
  readonly type: "stacked";
  readonly markers: readonly number[];
};

export type Stage = "racks" | "markers" | "dice" | "offer" | "bets" | "swap" | "stone" | "final" | "over";

export type Stake = {
  readonly seat: number;
  readonly symbol: Symbol;
  readonly digits: readonly number[] | null;
};

export type Standing = "attested" | "reported" | "inferred" | "house";

export type Swapped = {
  readonly type: "swapped";
  readonly seat: number;
  readonly symbol: Symbol;
  readonly digit: number;
};

export type Symbol = "bird" | "jaguar" | "chameleon" | "snake" | "human" | "bear" | "blue" | "green" | "purple" | "yellow" | "red" | "grey";

export type Table = {
  readonly edition: EditionName;
  readonly players: number;
  readonly symbols: readonly Symbol[];
  readonly left_out: Symbol | null;
  readonly racks: number;
  readonly boxed: number;
  readonly dice: number;
  readonly digits: number;
  readonly top: number;
  readonly wheels: readonly Wheel[];
  readonly wheel_set: string;
  readonly placing: "in-turn" | "together";
  readonly rounds: number;
  readonly wrong: number;
  readonly right: readonly number[];
  readonly token_factor: number;
  readonly token_rounds: number;
  readonly curse_from: number;
  readonly curse_until: number;
  readonly curse_rounds: number;
};

export type TokensRemoved = {
  readonly type: "tokens-removed";
  readonly symbols: readonly Symbol[];
};

export type Took = {
  readonly type: "took";
  readonly seat: number;
  readonly symbol: Symbol;
  readonly digits: readonly number[] | null;
};

export type Turn = {
  readonly type: "turn";
  readonly shown: Symbol;
  readonly to: Symbol;
};

export type Turned = {
  readonly type: "turned";
  readonly seat: number;
  readonly shown: Symbol;
  readonly to: Symbol;
};

export type View = {
  readonly seat: number | null;
  readonly table: Table;
  readonly phase: Phase;
  readonly to_act: readonly number[];
  readonly racks: readonly (readonly number[] | null)[];
  readonly stock: readonly number[];
  readonly track: readonly number[];
  readonly scores: readonly number[];
  readonly round: number;
  readonly order: readonly number[];
  readonly dice: readonly Symbol[];
  readonly free: readonly number[];
  readonly bets: readonly (Wager | null)[];
  readonly laid: readonly Laid[];
  readonly tokens: readonly Symbol[];
  readonly offered: Symbol | null;
  readonly stakes: readonly Stake[];
  readonly skull: boolean;
  readonly cursed: number | null;
  readonly finals: readonly (readonly (readonly number[] | null)[] | null)[];
};

export type Wager = {
  readonly width: number;
  readonly low: number | null;
};

export type Wagered = {
  readonly type: "wagered";
  readonly seat: number;
  readonly width: number;
  readonly low: number;
};

export type Watched = {
  readonly rack: number;
  readonly symbol: Symbol | null;
  readonly enters: number;
  readonly checks: number | null;
  readonly is_entered: boolean;
  readonly is_checked: boolean;
};

export type Wheel = {
  readonly width: number;
  readonly points: number;
  readonly width_standing: Standing;
  readonly points_standing: Standing;
  readonly or: readonly number[];
};

export type Why = "rack" | "stone" | "twice" | "again";

export const SHAPES: Shapes = {"Accepted":{"seat":"number"},"Answer":["=","right","above","below","wrong"],"Answered":{"seat":"number","width":"number","low":"number","answer":"Answer","points":"number"},"Asked":{"rack":"number","symbol":"Symbol","pale":["number"]},"Began":{"round":"number","order":["number"]},"Cell":{"rack":"number","place":"number","swaps":"number"},"Chose":{"seat":"number","width":"number"},"Dealt":{"symbol":"Symbol","digits":[["|","number","null"]],"nobodys":["number"]},"Doubt":{"cell":"Cell","digit":"number","by":["|","number","null"]},"DraftShown":{"dice":["Symbol"],"turned":["Turn"],"final_dice":["Symbol"],"offered":["|","Symbol","null"],"asked":["|","number","null"],"taken":["|","number","null"],"has_tokens":"boolean","bets":[["|","Wager","null"]],"by":[["|","number","null"]]},"Drew":{"seat":"number","symbol":"Symbol","digit":["|","number","null"]},"EditionName":["=","stones","cards"],"Filled":{"symbol":"Symbol","digit":"number","times":"number"},"Frame":{"seat":["|","number","null"],"stage":"Stage","view":"View","draft":"DraftShown","looks":["LookTask"],"watched":["Watched"],"news":["Happening"],"checked":"number","pick":["|","Symbol","null"],"swapper":["|","number","null"],"laid":["OpenStone"],"sealed":["boolean"],"finals":["|",[["number"]],"null"],"doubt":["|","Doubt","null"],"corrections":["ShownCorrection"],"owed":["number"],"sheet":["|","Sheet","null"],"entries":["ShownEntry"],"result":["|","Result","null"]},"Gained":{"seat":"number","of":"number","points":"number"},"Happening":["?","type",{"dealt":"Dealt","stacked":"Stacked","began":"Began","rolled":"Rolled","took":"Took","left":"Left","turned":"Turned","accepted":"Accepted","wagered":"Wagered","chose":"Chose","placed":"Placed","shown":"Shown","answered":"Answered","gained":"Gained","skull-taken":"SkullTaken","skull-passed":"SkullPassed","skull-gone":"SkullGone","swapped":"Swapped","drew":"Drew","spared":"Spared","tokens-removed":"TokensRemoved","named":"Named","revealed":"Revealed"}],"Laid":{"round":"number","seat":"number","symbol":"Symbol","digit":"number"},"Left":{"seat":"number","symbol":"Symbol"},"Line":{"symbol":"Symbol","seen":["number"],"ruled_out":["number"],"left":["number"],"also_out":["number"]},"LookTask":{"number":"number","why":"Why","role":"Role","stones":["Asked"],"given":["Reading"],"own":["|",["number"],"null"]},"Named":{"seat":"number","symbol":"Symbol","digits":["|",["number"],"null"]},"OpenStone":{"rack":"number","symbol":"Symbol","swaps":"number","digit":"number","round":"number"},"Phase":["=","deal","stack","roll","offer","fix","turn","bet","place","swap","draw","final","check","over"],"Placed":{"seat":"number","low":["|","number","null"]},"Reading":{"seat":"number","digits":["number"]},"Result":{"scores":["number"],"places":["number"]},"Revealed":{"seat":"number","rack":["number"],"bets":[["number"]],"points":["number"],"total":"number"},"Role":["=","enter","check","again","decide"],"Rolled":{"seat":"number","dice":["Symbol"]},"Row":{"round":"number","dice":["Symbol"],"sums":[[",","number","number"]],"filled":["Filled"]},"Sheet":{"seat":["|","number","null"],"lines":["Line"],"rows":["Row"],"finals":[["|",["number"],"null"]],"drafts":[["|",["number"],"null"]]},"Shown":{"lows":["number"]},"ShownAnswer":{"round":"number","seat":"number","width":"number","low":"number","dice":["Symbol"],"was":"string","now":"string","points":"number"},"ShownCorrection":{"rack":"number","symbol":"Symbol","was":["|","number","null"],"now":["|","number","null"],"answers":["ShownAnswer"],"swapped":[[",","number","number"]],"skull":"boolean"},"ShownEntry":{"kind":"string","round":"number","by":["|","number","null"],"act":"any"},"SkullGone":{},"SkullPassed":{"seat":"number"},"SkullTaken":{"seat":"number"},"Spared":{"seat":"number"},"Stacked":{"markers":["number"]},"Stage":["=","racks","markers","dice","offer","bets","swap","stone","final","over"],"Stake":{"seat":"number","symbol":"Symbol","digits":["|",["number"],"null"]},"Standing":["=","attested","reported","inferred","house"],"Swapped":{"seat":"number","symbol":"Symbol","digit":"number"},"Symbol":["=","bird","jaguar","chameleon","snake","human","bear","blue","green","purple","yellow","red","grey"],"Table":{"edition":"EditionName","players":"number","symbols":["Symbol"],"left_out":["|","Symbol","null"],"racks":"number","boxed":"number","dice":"number","digits":"number","top":"number","wheels":["Wheel"],"wheel_set":"string","placing":["=","in-turn","together"],"rounds":"number","wrong":"number","right":["number"],"token_factor":"number","token_rounds":"number","curse_from":"number","curse_until":"number","curse_rounds":"number"},"TokensRemoved":{"symbols":["Symbol"]},"Took":{"seat":"number","symbol":"Symbol","digits":["|",["number"],"null"]},"Turn":{"shown":"Symbol","to":"Symbol"},"Turned":{"seat":"number","shown":"Symbol","to":"Symbol"},"View":{"seat":["|","number","null"],"table":"Table","phase":"Phase","to_act":["number"],"racks":[["|",["number"],"null"]],"stock":["number"],"track":["number"],"scores":["number"],"round":"number","order":["number"],"dice":["Symbol"],"free":["number"],"bets":[["|","Wager","null"]],"laid":["Laid"],"tokens":["Symbol"],"offered":["|","Symbol","null"],"stakes":["Stake"],"skull":"boolean","cursed":["|","number","null"],"finals":[["|",[["|",["number"],"null"]],"null"]]},"Wager":{"width":"number","low":["|","number","null"]},"Wagered":{"seat":"number","width":"number","low":"number"},"Watched":{"rack":"number","symbol":["|","Symbol","null"],"enters":"number","checks":["|","number","null"],"is_entered":"boolean","is_checked":"boolean"},"Wheel":{"width":"number","points":"number","width_standing":"Standing","points_standing":"Standing","or":["number"]},"Why":["=","rack","stone","twice","again"]};
