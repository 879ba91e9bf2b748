/**
 * Unpacks the browser of @sparticuz/chromium into a folder and prints its path, for tests on a machine that has none.
 *
 *     node browser.mjs FOLDER
 *
 * `lib` beside it holds the NSS libraries, for LD_LIBRARY_PATH where the machine has none.
 */
import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from "node:fs";
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
    const place = path.join(folder, to);
    if (existsSync(place)) continue;
    await pipeline(createReadStream(packed + from), createBrotliDecompress(), createWriteStream(`${place}.part`));
    renameSync(`${place}.part`, place);
}
chmodSync(path.join(folder, "chromium"), 0o755);
console.log(path.join(folder, "chromium"));
