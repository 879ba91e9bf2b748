// Pile on boardgame.io's server: `node boardgame-server.mjs` prints its address. All is kept in memory; with a folder,
// `node boardgame-server.mjs FOLDER`, in files, which boardgame.io writes and does not wait for the disk to have.
// The same game for cairn stands in pile/rules.py.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { FlatFile, Server, Origins } = require("boardgame.io/server");

const TURNS = 1_000_000;
const MOST = 3;

const Pile = {
  name: "pile",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ pile: 0, turn: 0, given: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G, playerID }, stones) => {
      if (!(stones >= 1 && stones <= MOST)) return "INVALID_MOVE";
      G.pile += stones;
      G.turn += 1;
      G.given[Number(playerID)] += stones;
    },
  },
  endIf: ({ G }) => (G.turn >= TURNS ? { scores: G.given } : undefined),
};

const folder = process.argv[2];
const db = folder === undefined ? undefined : new FlatFile({ dir: folder });
const server = Server({ games: [Pile], origins: [Origins.LOCALHOST], db });
server.run({ port: 0 }).then(({ appServer }) => {
  process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`);
});
