/**
 * Unpacks the browser of @sparticuz/chromium into a folder and prints its path, for tests on a machine that has none.
 *
 *     node browser.mjs FOLDER
 *
 * `lib` beside it holds the NSS libraries, for LD_LIBRARY_PATH where the machine has none.
 */
import { chmodSync, createReadStream, createWriteStream, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

const folder = path.resolve(process.argv[2]);
const packed = fileURLToPath(new URL("node_modules/@sparticuz/chromium/bin/", import.meta.url));
mkdirSync(folder, { recursive: true });

for (const [from, to] of [
  ["chromium.br", "chromium"],
  ["al2023.tar.br", "lib.tar"],
  ["swiftshader.tar.br", "swiftshader.tar"],
  ["fonts.tar.br", "fonts.tar"],
]) {
  await pipeline(createReadStream(packed + from), createBrotliDecompress(), createWriteStream(path.join(folder, to)));
}
chmodSync(path.join(folder, "chromium"), 0o755);
console.log(path.join(folder, "chromium"));
