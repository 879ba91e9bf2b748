/** What the real server says, written down before the tests run: see `tests/web/recorded.py`. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../..");

export default function record(): (() => void) | undefined {
  if (process.env["CAIRN_RECORDED"]) return undefined; // somebody has done it
  const folder = mkdtempSync(path.join(tmpdir(), "cairn-"));
  const own = path.join(ROOT, ".venv/bin/python");
  const python = process.env["CAIRN_PYTHON"] ?? (existsSync(own) ? own : "python3");
  const search = [path.join(ROOT, "src"), ROOT].join(path.delimiter);
  execFileSync(python, ["-m", "tests.web.recorded", folder], {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, PYTHONPATH: search },
  });
  process.env["CAIRN_RECORDED"] = folder;
  return () => rmSync(folder, { recursive: true });
}
