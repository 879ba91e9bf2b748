// Plays at many tables at once: `node drive.mjs '{"server": "cairn", "url": ..., "tables": 100, "seconds": 3}'`.
//
// At each table one move is on its way at a time: a seat moves as soon as it hears that it is asked. Each line of input
// names a step (open, play, close), each line of output is what came of it as JSON.
import { createInterface } from "node:readline";
import { summary } from "./arithmetic.mjs";
import { boardgameTable, cairnTable } from "./seats.mjs";

const OPENING = 8; // tables that are set up at the same time

const PATIENCE = 30_000; // milliseconds for the last moves

const asked = {
  game: "pile", players: 2, options: {}, words: false, tables: 1, seconds: 3, warmup: 0.5, most: Infinity, seed: 1,
  ...JSON.parse(process.argv[2]),
};
const random = generator(asked.seed);
const tables = [];

const steps = { open, play, close };
for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await steps[line]())}\n`);
}
process.exit(0);

async function open() {
  const make = asked.server === "cairn" ? cairnTable : boardgameTable;
  let left = asked.tables;
  await Promise.all(Array.from({ length: OPENING }, async () => {
    while (left-- > 0) {
      const seats = await make(asked.url, { ...asked, random });
      await Promise.all(seats.map((seat) => seat.open()));
      tables.push(seats);
    }
  }));
  return { tables: tables.length };
}

/** Moves until the time is up or a table has seen enough, and what was measured after the warm-up. */
async function play() {
  const latencies = [];
  const bytes = [];
  const begun = performance.now();
  const from = begun + 1000 * asked.warmup;
  const until = from + 1000 * asked.seconds;
  let all = 0; // those of the warm-up too
  let moves = 0;
  let last = from;
  const patience = setTimeout(() => {
    throw new Error("a table hangs");
  }, until - begun + PATIENCE);
  await Promise.all(tables.map((seats) => new Promise((done) => {
    const sent = []; // by move: who made it, and when
    const heard = seats.map(() => 0);
    const isIdle = () => heard.every((count) => count === sent.length);
    const go = (seat) => {
      const now = performance.now();
      if (now >= until || sent.length >= asked.most || seats[seat].isOver) {
        if (isIdle()) done();
      } else if (seats[seat].isAsked) {
        sent.push([seat, now]);
        all++;
        seats[seat].move();
      }
    };
    seats.forEach((each, seat) => {
      each.answered = () => go(seat);
      each.heard = (size) => {
        const now = performance.now();
        const [mover, time] = sent[heard[seat]++];
        if (time >= from && now <= until) {
          if (seat === (mover + 1) % seats.length) {
            latencies.push(now - time);
            moves++;
            last = now;
          }
          bytes.push([heard[seat], size]);
        }
        go(seat);
      };
    });
    seats.forEach((_, seat) => go(seat));
  })));
  clearTimeout(patience);
  return { sent: all, moves, seconds: (last - from) / 1000, milliseconds: summary(latencies), bytes: late(bytes) };
}

function close() {
  for (const seat of tables.splice(0).flat()) seat.close();
  return {};
}

/** The sizes of what one client is told of one move: of all moves, and of the last third of the game. */
function late(bytes) {
  const longest = bytes.reduce((most, [number]) => Math.max(most, number), 0);
  const sizes = (told) => summary(told.map(([, size]) => size));
  return { all: sizes(bytes), late: sizes(bytes.filter(([number]) => number > (2 * longest) / 3)) };
}

/** The same moves in every run: mulberry32. */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
