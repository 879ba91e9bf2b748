import type { Game } from "../index";
import { CARDS } from "../lost-code/first";
import Emblem from "./Emblem.svelte";

const game: Game = {
  name: "think-str8",
  Emblem,
  minutes: 30,
  players: 4,
  options: ["beginner", "tokens"],
  rules: { beginner: "LC-2.4", tokens: "LC-13" },
  texts: "lost-code",
  own: { option: "tokens", load: () => import("../lost-code/house/sets") },
  first: CARDS,
  parts: () => import("../lost-code/parts"),
  referee: () => import("../lost-code/real"),
  solver: () => import("../lost-code/solver"),
};
export default game;
