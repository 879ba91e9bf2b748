/** What this browser has kept may be of another version of the page, or of nobody's making: only what fits is used. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { draftOf, keepDraft } from "../src/frame/drafts";
import { isGuest, tables } from "../src/frame/memory";
import { Storage } from "./talking";

const TABLE = { id: "t", game: "arnak", seats: [0], names: ["Ola"], isHost: true, time: 1 };
const isText = (draft: unknown): draft is string => typeof draft === "string";

beforeEach(() => {
  vi.stubGlobal("localStorage", new Storage());
  vi.stubGlobal("sessionStorage", new Storage());
});

describe("what was kept", () => {
  test("is left alone where it is no list of tables, and a table where it is none", () => {
    localStorage.setItem("cairn.tables", JSON.stringify({ id: "t" }));
    expect(tables()).toEqual([]);
    localStorage.setItem("cairn.tables", JSON.stringify([{ id: "u" }, TABLE, null]));
    expect(tables()).toEqual([TABLE]);
  });

  test("is nothing where it cannot be read", () => {
    localStorage.setItem("cairn.guest", "{");
    expect(isGuest()).toBe(false);
  });

  test("comes back as a draft of its kind, and of no other", () => {
    keepDraft({ id: "t" }, "chat", "so far");
    expect(draftOf({ id: "t" }, "chat", isText)).toBe("so far");
    keepDraft({ id: "t" }, "chat", ["so far"]);
    expect(draftOf({ id: "t" }, "chat", isText)).toBeNull();
  });

  test("lets a choice of the settings stand that fits, beside one that does not", async () => {
    vi.stubGlobal("navigator", { languages: ["pl-PL"] });
    localStorage.setItem("cairn.settings", JSON.stringify({ theme: "dark", motion: "slow", size: "115" }));
    const { settings } = await import("../src/frame/settings.svelte");
    expect(settings).toMatchObject({ theme: "dark", motion: "full", size: 100, language: "pl" });
  });
});
