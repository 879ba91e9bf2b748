// Made from the server's types by `make types`; what they mean is said there and in docs/reference.

import type { Shapes } from "../frame/check";

export type Ask = {
  readonly type: "ask";
  readonly card: string;
  readonly digit: number | null;
};

export type Asked = {
  readonly type: "asked";
  readonly seat: number;
  readonly card: string;
  readonly digit: number | null;
  readonly answers: readonly (string | readonly string[] | number | boolean | null)[];
};

export type Began = {
  readonly type: "began";
  readonly seat: number;
};

export type Box = {
  readonly tile: Tile;
  readonly held: boolean;
  readonly crossed: boolean;
};

export type Cause = "right" | "out" | "cards" | "guesses";

export type ChangedAnswer = {
  readonly number: number;
  readonly card: string;
  readonly digit: number | null;
  readonly was: string | readonly string[] | number | boolean;
  readonly now: string | readonly string[] | number | boolean;
};

export type ChangedGuess = {
  readonly seat: number;
  readonly was: boolean;
  readonly now: boolean;
};

export type Colour = "black" | "white" | "green";

export type Correction = {
  readonly seat: number;
  readonly answers: readonly ChangedAnswer[];
  readonly guesses: readonly ChangedGuess[];
};

export type Dealt = {
  readonly type: "dealt";
  readonly seat: number;
  readonly tiles: readonly Tile[] | null;
};

export type Ended = {
  readonly type: "ended";
  readonly cause: Cause;
  readonly right: readonly number[];
};

export type Entry = {
  readonly digit: number | null;
  readonly colour: Colour | null;
};

export type Frame = {
  readonly seat: number | null;
  readonly stage: Stage;
  readonly view: View;
  readonly hand: readonly Tile[] | null;
  readonly entered: readonly boolean[];
  readonly compared: readonly boolean[];
  readonly may_restart: boolean;
  readonly aloud: boolean;
  readonly asking: Ask | null;
  readonly replies: readonly Spoken[];
  readonly asked: number;
  readonly may_unask: boolean;
  readonly called: readonly boolean[];
  readonly news: readonly Happening[];
  readonly told: readonly Happening[];
  readonly hands: readonly (readonly Tile[])[] | null;
  readonly corrections: readonly Correction[];
  readonly sheet: Sheet | null;
  readonly entries: readonly ShownEntry[];
  readonly result: Result | null;
};

export type GaveUp = {
  readonly type: "gave-up";
  readonly seat: number;
};

export type Guessed = {
  readonly type: "guessed";
  readonly seat: number;
  readonly right: boolean;
  readonly tiles: readonly Tile[] | null;
};

export type Happening = Dealt | Opened | Started | Asked | Began | Named | Looked | Guessed | GaveUp | Sealed | Unsealed | Ended;

export type Looked = {
  readonly type: "looked";
  readonly seat: number;
  readonly guess: readonly Tile[] | null;
  readonly centre: readonly Tile[] | null;
};

export type Named = {
  readonly type: "named";
  readonly seat: number;
  readonly tile: Tile | null;
};

export type Opened = {
  readonly type: "opened";
  readonly card: string;
};

export type Phase = "deal" | "draw" | "start" | "turn" | "call" | "name" | "judge" | "over";

export type Reply = {
  readonly asker: number;
  readonly card: string;
  readonly digit: number | null;
  readonly answer: string | readonly string[] | number | boolean;
};

export type Result = {
  readonly scores: readonly number[];
  readonly places: readonly number[];
};

export type Row = {
  readonly seat: number;
  readonly places: readonly Entry[];
  readonly replies: readonly Reply[];
  readonly wrong: readonly string[];
  readonly struck: readonly (readonly Tile[])[];
};

export type RuleSet = "standard" | "tagiron";

export type Sealed = {
  readonly type: "sealed";
  readonly seat: number;
  readonly guess: boolean | null;
};

export type Sheet = {
  readonly seat: number;
  readonly rows: readonly Row[];
  readonly boxes: readonly Box[];
  readonly final: readonly Entry[];
  readonly final_wrong: readonly string[];
  readonly final_struck: readonly (readonly Tile[])[];
};

export type ShownEntry = {
  readonly kind: string;
  readonly question: number;
  readonly by: number | null;
  readonly act: unknown;
};

export type Spoken = {
  readonly is_due: boolean;
  readonly is_said: boolean;
  readonly answer: string | readonly string[] | number | boolean | null;
};

export type Stage = "hands" | "alike" | "first" | "turn" | "answers" | "call" | "name" | "over";

export type Started = {
  readonly type: "started";
  readonly seat: number;
};

export type Table = {
  readonly players: number;
  readonly rules: RuleSet;
  readonly hand: number;
  readonly centre: number;
  readonly cards: readonly string[];
  readonly open_cards: number;
  readonly last_guesses: number;
};

export type Tile = "b0" | "w0" | "b1" | "w1" | "b2" | "w2" | "b3" | "w3" | "b4" | "w4" | "g5" | "b6" | "w6" | "b7" | "w7" | "b8" | "w8" | "b9" | "w9";

export type Unsealed = {
  readonly type: "unsealed";
  readonly guessing: readonly number[];
};

export type View = {
  readonly seat: number | null;
  readonly table: Table;
  readonly phase: Phase;
  readonly to_act: readonly number[];
  readonly hands: readonly (readonly Tile[] | null)[];
  readonly centre: readonly Tile[] | null;
  readonly row: readonly string[];
  readonly deck: number;
  readonly discards: readonly string[];
  readonly starter: number;
  readonly turn: number;
  readonly call: boolean | null;
  readonly guessing: readonly number[];
  readonly named: readonly Tile[];
  readonly out: readonly number[];
  readonly right: readonly (readonly number[])[];
  readonly last_turns: readonly number[] | null;
  readonly misses: readonly number[];
};

export const SHAPES: Shapes = {"Ask":{"card":"string","digit":["|","number","null"]},"Asked":{"seat":"number","card":"string","digit":["|","number","null"],"answers":[["|","string",["string"],"number","boolean","null"]]},"Began":{"seat":"number"},"Box":{"tile":"Tile","held":"boolean","crossed":"boolean"},"Cause":["=","right","out","cards","guesses"],"ChangedAnswer":{"number":"number","card":"string","digit":["|","number","null"],"was":["|","string",["string"],"number","boolean"],"now":["|","string",["string"],"number","boolean"]},"ChangedGuess":{"seat":"number","was":"boolean","now":"boolean"},"Colour":["=","black","white","green"],"Correction":{"seat":"number","answers":["ChangedAnswer"],"guesses":["ChangedGuess"]},"Dealt":{"seat":"number","tiles":["|",["Tile"],"null"]},"Ended":{"cause":"Cause","right":["number"]},"Entry":{"digit":["|","number","null"],"colour":["|","Colour","null"]},"Frame":{"seat":["|","number","null"],"stage":"Stage","view":"View","hand":["|",["Tile"],"null"],"entered":["boolean"],"compared":["boolean"],"may_restart":"boolean","aloud":"boolean","asking":["|","Ask","null"],"replies":["Spoken"],"asked":"number","may_unask":"boolean","called":["boolean"],"news":["Happening"],"told":["Happening"],"hands":["|",[["Tile"]],"null"],"corrections":["Correction"],"sheet":["|","Sheet","null"],"entries":["ShownEntry"],"result":["|","Result","null"]},"GaveUp":{"seat":"number"},"Guessed":{"seat":"number","right":"boolean","tiles":["|",["Tile"],"null"]},"Happening":["?","type",{"dealt":"Dealt","opened":"Opened","started":"Started","asked":"Asked","began":"Began","named":"Named","looked":"Looked","guessed":"Guessed","gave-up":"GaveUp","sealed":"Sealed","unsealed":"Unsealed","ended":"Ended"}],"Looked":{"seat":"number","guess":["|",["Tile"],"null"],"centre":["|",["Tile"],"null"]},"Named":{"seat":"number","tile":["|","Tile","null"]},"Opened":{"card":"string"},"Phase":["=","deal","draw","start","turn","call","name","judge","over"],"Reply":{"asker":"number","card":"string","digit":["|","number","null"],"answer":["|","string",["string"],"number","boolean"]},"Result":{"scores":["number"],"places":["number"]},"Row":{"seat":"number","places":["Entry"],"replies":["Reply"],"wrong":["string"],"struck":[["Tile"]]},"RuleSet":["=","standard","tagiron"],"Sealed":{"seat":"number","guess":["|","boolean","null"]},"Sheet":{"seat":"number","rows":["Row"],"boxes":["Box"],"final":["Entry"],"final_wrong":["string"],"final_struck":[["Tile"]]},"ShownEntry":{"kind":"string","question":"number","by":["|","number","null"],"act":"any"},"Spoken":{"is_due":"boolean","is_said":"boolean","answer":["|","string",["string"],"number","boolean","null"]},"Stage":["=","hands","alike","first","turn","answers","call","name","over"],"Started":{"seat":"number"},"Table":{"players":"number","rules":"RuleSet","hand":"number","centre":"number","cards":["string"],"open_cards":"number","last_guesses":"number"},"Tile":["=","b0","w0","b1","w1","b2","w2","b3","w3","b4","w4","g5","b6","w6","b7","w7","b8","w8","b9","w9"],"Unsealed":{"guessing":["number"]},"View":{"seat":["|","number","null"],"table":"Table","phase":"Phase","to_act":["number"],"hands":[["|",["Tile"],"null"]],"centre":["|",["Tile"],"null"],"row":["string"],"deck":"number","discards":["string"],"starter":"number","turn":"number","call":["|","boolean","null"],"guessing":["number"],"named":["Tile"],"out":["number"],"right":[["number"]],"last_turns":["|",["number"],"null"],"misses":["number"]}};
