/** How the points went: after each round, and after the final bets. */
import { nth } from "../../frame/need";
import type { Happening } from "./types";

/** By moment, from the start on, the points of each seat; the last two are before and after the final bets. */
export function courseOf(history: readonly Happening[], players: number): number[][] {
  const points = Array<number>(players).fill(0);
  const course: number[][] = [];
  let isFinal = false;
  for (const event of history) {
    const ends = event.type === "began" || (event.type === "revealed" && !isFinal);
    if (ends) course.push([...points]); // what the round before it brought
    if (event.type === "answered" || event.type === "gained")
      points[event.seat] = nth(points, event.seat) + event.points;
    if (event.type === "revealed") {
      isFinal = true;
      points[event.seat] = nth(points, event.seat) + event.total;
    }
  }
  return [...course, points];
}
