import type { Game } from "../index";
import Emblem from "./Emblem.svelte";
import { FIRST } from "./first";

const game: Game = {
  name: "break-the-code",
  Emblem,
  minutes: 15,
  players: 3,
  bound: 10_000, // a question to three others has four steps
  options: ["rules", "last_guesses"],
  numbers: { last_guesses: { least: 1, most: 100, players: [2] } },
  rules: { rules: "BC-6.1", last_guesses: "BC-4.5" },
  first: FIRST,
  parts: () => import("./parts"),
  referee: () => import("./real"),
  solver: () => import("./solver"),
};
export default game;
