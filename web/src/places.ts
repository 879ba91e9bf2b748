import type { Component } from "svelte";
import { NOWHERE } from "./frame/route.svelte";

/** Places of the page, each loaded when somebody goes there. */
export const PLACES: Readonly<Record<string, () => Promise<{ default: Component }>>> = {
  mine: () => import("./lobby/Mine.svelte"),
  join: () => import("./lobby/Join.svelte"),
  watch: () => import("./table/TablePage.svelte"),
  table: () => import("./table/TablePage.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  device: () => import("./lobby/Carry.svelte"),
  seat: () => import("./lobby/Carry.svelte"),
  trust: () => import("./lobby/TrustPage.svelte"),
  daily: () => import("./daily/DailyPage.svelte"),
  puzzles: () => import("./daily/PuzzlesPage.svelte"),
  learn: () => import("./study/LearnPage.svelte"),
  solve: () => import("./study/SolvePage.svelte"),
  "real-table": () => import("./real/RealTablePage.svelte"),
  w: () => import("./real/SetsPage.svelte"),
  analysis: () => import("./review/ReviewPage.svelte"),
  review: () => import("./review/ReviewPage.svelte"),
  host: () => import("./host/HostPage.svelte"),
  [NOWHERE]: () => import("./lobby/NoPage.svelte"),
};
