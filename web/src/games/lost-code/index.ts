import type { Game } from "../index";
import Emblem from "./Emblem.svelte";

const game: Game = {
  name: "lost-code",
  Emblem,
  minutes: 30,
  level: "careful",
  players: 4,
  options: ["beginner", "variant", "expansions", "wheels"],
  parts: () => import("./parts"),
};
export default game;
