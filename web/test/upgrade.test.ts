import { describe, expect, test } from "vitest";
import { buildOf, upgradeTo } from "../src/frame/upgrade.svelte";

describe("a part of the page that is gone", () => {
  test("has nothing to do with an upgrade where the server has the same page, or cannot be reached", () => {
    expect(upgradeTo("/assets/index-1.js", "/assets/index-1.js", [])).toBe("none");
    expect(upgradeTo("/assets/index-1.js", null, [])).toBe("none");
    expect(upgradeTo(null, "/assets/index-1.js", [])).toBe("none");
  });

  test("lets the page be loaded again for a build, and for the next one", () => {
    expect(upgradeTo("1", "2", [])).toBe("reloading");
    expect(upgradeTo("2", "3", ["2"])).toBe("reloading");
  });

  test("never lets it be loaded twice for the same build", () => {
    expect(upgradeTo("1", "2", ["2"])).toBe("stuck");
    expect(upgradeTo("2", "1", ["2", "1"])).toBe("stuck"); // two servers of different age behind one address
  });

  test("a build is named by the script that its page begins with", () => {
    const page = `<head><script type="module" crossorigin src="/assets/index-1.js"></script>
      <link rel="modulepreload" crossorigin href="/assets/mine-2.js"></head>`;
    expect(buildOf(page)).toBe("/assets/index-1.js");
    expect(buildOf("<h1>The page has not been built</h1>")).toBeNull();
  });
});
