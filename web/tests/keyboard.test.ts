/** The keys of a table, and what the parts of a board offer to them. */

import { afterEach, describe, expect, test, vi } from "vitest";
import { Handles, type Zoom } from "$lib/boards/handles";
import { isForTable, strokeOf } from "$lib/table/keyboard";

describe("keys", () => {
  test("ask for the same in both cases", () => {
    expect([strokeOf("u", false), strokeOf("U", false)]).toEqual([{ act: "undo" }, { act: "undo" }]);
    expect(strokeOf("Escape", false)).toEqual({ act: "clear" });
  });
  test("plus and minus set an amount, and zoom where there is none", () => {
    expect([strokeOf("+", true), strokeOf("-", true)]).toEqual([
      { act: "amount", by: 1 },
      { act: "amount", by: -1 },
    ]);
    expect(["+", "-", "0"].map((key) => strokeOf(key, false))).toEqual([
      { act: "zoom", how: "in" },
      { act: "zoom", how: "out" },
      { act: "zoom", how: "fit" },
    ]);
  });
  test("digits are seats, everything else may be a letter of an option", () => {
    expect([strokeOf("3", false), strokeOf("9", false), strokeOf("b", false)]).toEqual([
      { act: "seat", seat: 2 },
      { act: "letter" },
      { act: "letter" },
    ]);
  });
});

describe("a key is for the table", () => {
  const page = (open: boolean) => {
    vi.stubGlobal("document", { querySelector: () => (open ? {} : null) });
    vi.stubGlobal("Element", Object);
  };
  const key = (more: object = {}) => ({ key: "Escape", target: null, ...more }) as unknown as KeyboardEvent;
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("unless any dialog is open, wherever the focus is", () => {
    page(true);
    expect(isForTable(key())).toBe(false);
    page(false);
    expect(isForTable(key())).toBe(true);
  });
  test("unless somebody has answered it, or means something else with it", () => {
    page(false);
    expect([key({ defaultPrevented: true }), key({ ctrlKey: true })].map(isForTable)).toEqual([false, false]);
  });
});

test("a board is taken hold of by what its parts offer, as long as they are there", () => {
  const handles = new Handles();
  const done: (Zoom | number)[] = [];
  handles.zoom("in");
  handles.openMat(1);
  const withdraw = handles.offerMap((how) => done.push(how));
  const close = handles.offerMat(1, () => done.push(1));
  handles.zoom("fit");
  handles.openMat(1);
  handles.openMat(2);
  withdraw();
  close();
  handles.zoom("in");
  handles.openMat(1);
  expect(done).toEqual(["fit", 1]);
});
