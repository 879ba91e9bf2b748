// Made from the server's types by `make types`; what they mean is said there and in docs/reference.

import type { Shapes } from "../frame/check";

export type Accept = {
  readonly type: "accept";
};

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

export type Began = {
  readonly type: "began";
  readonly round: number;
  readonly order: readonly number[];
};

export type Bet = {
  readonly type: "bet";
  readonly width: number;
  readonly low: number;
};

export type Choose = {
  readonly type: "choose";
  readonly width: number;
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

export type Draft = {
  readonly type: "draft";
  readonly symbol: Symbol;
  readonly digits: readonly number[] | null;
};

export type Drew = {
  readonly type: "drew";
  readonly seat: number;
  readonly symbol: Symbol;
  readonly digit: number | null;
};

export type EditionName = "stones" | "cards";

export type Event = Dealt | Stacked | Began | Rolled | Took | Left | Turned | Accepted | Wagered | Chose | Placed | Shown | Answered | Gained | SkullTaken | SkullPassed | SkullGone | Swapped | Drew | Spared | TokensRemoved | Named | Revealed;

export type Filled = {
  readonly symbol: Symbol;
  readonly digit: number;
  readonly times: number;
};

export type Final = {
  readonly type: "final";
  readonly symbol: Symbol;
  readonly digits: readonly number[];
};

export type Gained = {
  readonly type: "gained";
  readonly seat: number;
  readonly of: number;
  readonly points: number;
};

export type Laid = {
  readonly round: number;
  readonly seat: number;
  readonly symbol: Symbol;
  readonly digit: number;
};

export type Leave = {
  readonly type: "leave";
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

export type Mark = {
  readonly type: "mark";
  readonly symbol: Symbol;
  readonly digit: number;
  readonly out: boolean;
};

export type Move = Accept | Turn | Take | Leave | Bet | Choose | Place | Swap | Final;

export type Named = {
  readonly type: "named";
  readonly seat: number;
  readonly symbol: Symbol;
  readonly digits: readonly number[] | null;
};

export type Note = Mark | Draft;

export type Phase = "deal" | "stack" | "roll" | "offer" | "fix" | "turn" | "bet" | "place" | "swap" | "draw" | "final" | "check" | "over";

export type Place = {
  readonly type: "place";
  readonly low: number;
};

export type Placed = {
  readonly type: "placed";
  readonly seat: number;
  readonly low: number | null;
};

export type Revealed = {
  readonly type: "revealed";
  readonly seat: number;
  readonly rack: readonly number[];
  readonly bets: readonly (readonly number[])[];
  readonly points: readonly number[];
  readonly total: number;
};

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

export type Stake = {
  readonly seat: number;
  readonly symbol: Symbol;
  readonly digits: readonly number[] | null;
};

export type Standing = "attested" | "reported" | "inferred" | "house";

export type Swap = {
  readonly type: "swap";
  readonly symbol: Symbol;
};

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

export type Take = {
  readonly type: "take";
  readonly digits: readonly number[];
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

export type Wheel = {
  readonly width: number;
  readonly points: number;
  readonly width_standing: Standing;
  readonly points_standing: Standing;
  readonly or: readonly number[];
};

export const SHAPES: Shapes = {"Accept":{},"Accepted":{"seat":"number"},"Answer":["=","right","above","below","wrong"],"Answered":{"seat":"number","width":"number","low":"number","answer":"Answer","points":"number"},"Began":{"round":"number","order":["number"]},"Bet":{"width":"number","low":"number"},"Choose":{"width":"number"},"Chose":{"seat":"number","width":"number"},"Dealt":{"symbol":"Symbol","digits":[["|","number","null"]],"nobodys":["number"]},"Drew":{"seat":"number","symbol":"Symbol","digit":["|","number","null"]},"EditionName":["=","stones","cards"],"Event":["?","type",{"dealt":"Dealt","stacked":"Stacked","began":"Began","rolled":"Rolled","took":"Took","left":"Left","turned":"Turned","accepted":"Accepted","wagered":"Wagered","chose":"Chose","placed":"Placed","shown":"Shown","answered":"Answered","gained":"Gained","skull-taken":"SkullTaken","skull-passed":"SkullPassed","skull-gone":"SkullGone","swapped":"Swapped","drew":"Drew","spared":"Spared","tokens-removed":"TokensRemoved","named":"Named","revealed":"Revealed"}],"Final":{"symbol":"Symbol","digits":["number"]},"Gained":{"seat":"number","of":"number","points":"number"},"Laid":{"round":"number","seat":"number","symbol":"Symbol","digit":"number"},"Leave":{},"Left":{"seat":"number","symbol":"Symbol"},"Move":["?","type",{"accept":"Accept","turn":"Turn","take":"Take","leave":"Leave","bet":"Bet","choose":"Choose","place":"Place","swap":"Swap","final":"Final"}],"Named":{"seat":"number","symbol":"Symbol","digits":["|",["number"],"null"]},"Phase":["=","deal","stack","roll","offer","fix","turn","bet","place","swap","draw","final","check","over"],"Place":{"low":"number"},"Placed":{"seat":"number","low":["|","number","null"]},"Revealed":{"seat":"number","rack":["number"],"bets":[["number"]],"points":["number"],"total":"number"},"Rolled":{"seat":"number","dice":["Symbol"]},"Shown":{"lows":["number"]},"SkullGone":{},"SkullPassed":{"seat":"number"},"SkullTaken":{"seat":"number"},"Spared":{"seat":"number"},"Stacked":{"markers":["number"]},"Stake":{"seat":"number","symbol":"Symbol","digits":["|",["number"],"null"]},"Standing":["=","attested","reported","inferred","house"],"Swap":{"symbol":"Symbol"},"Swapped":{"seat":"number","symbol":"Symbol","digit":"number"},"Symbol":["=","bird","jaguar","chameleon","snake","human","bear","blue","green","purple","yellow","red","grey"],"Table":{"edition":"EditionName","players":"number","symbols":["Symbol"],"left_out":["|","Symbol","null"],"racks":"number","boxed":"number","dice":"number","digits":"number","top":"number","wheels":["Wheel"],"wheel_set":"string","placing":["=","in-turn","together"],"rounds":"number","wrong":"number","right":["number"],"token_factor":"number","token_rounds":"number","curse_from":"number","curse_until":"number","curse_rounds":"number"},"Take":{"digits":["number"]},"TokensRemoved":{"symbols":["Symbol"]},"Took":{"seat":"number","symbol":"Symbol","digits":["|",["number"],"null"]},"Turn":{"shown":"Symbol","to":"Symbol"},"Turned":{"seat":"number","shown":"Symbol","to":"Symbol"},"View":{"seat":["|","number","null"],"table":"Table","phase":"Phase","to_act":["number"],"racks":[["|",["number"],"null"]],"stock":["number"],"track":["number"],"scores":["number"],"round":"number","order":["number"],"dice":["Symbol"],"free":["number"],"bets":[["|","Wager","null"]],"laid":["Laid"],"tokens":["Symbol"],"offered":["|","Symbol","null"],"stakes":["Stake"],"skull":"boolean","cursed":["|","number","null"],"finals":[["|",[["|",["number"],"null"]],"null"]]},"Wager":{"width":"number","low":["|","number","null"]},"Wagered":{"seat":"number","width":"number","low":"number"},"Wheel":{"width":"number","points":"number","width_standing":"Standing","points_standing":"Standing","or":["number"]}};
