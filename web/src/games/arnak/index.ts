import type { Game } from "../index";
import Emblem from "./Emblem.svelte";
import { FIRST } from "./first";

const game: Game = {
  name: "arnak",
  Emblem,
  minutes: 60,
  players: 2,
  bound: 12_000,
  options: ["side", "difficulty"],
  numbers: { difficulty: { least: 0, most: 5, players: [1] } },
  rules: { side: "AR-12.1", difficulty: "AR-13.1" },
  files: ["table/book"],
  first: FIRST,
  parts: () => import("./parts"),
};
export default game;
