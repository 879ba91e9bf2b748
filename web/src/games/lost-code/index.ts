import type { Game } from "../index";
import Emblem from "./Emblem.svelte";
import { STONES } from "./first";

const game: Game = {
  name: "lost-code",
  Emblem,
  minutes: 30,
  players: 4,
  options: ["beginner", "variant", "expansions", "wheels"],
  rules: { beginner: "LC-2.4", variant: "LC-7.1", shortcut: "LC-8.1", curse: "LC-9.1", wheels: "LC-13" },
  own: { option: "wheels", load: () => import("./house/sets") },
  first: STONES,
  parts: () => import("./parts"),
  referee: () => import("./real"),
  solver: () => import("./solver"),
};
export default game;
