import { describe, expect, test } from "vitest";
import { numberedOf } from "$lib/table/content";
import { tipAt } from "$lib/table/place";

describe("components by number", () => {
  const content = {
    elements: ["tech:pottery", "unit:archer", "tile:gone"],
    techs: [{ key: "pottery", level: 1 }],
    units: [{ key: "archer" }],
    constants: { rounds: 9 },
    sizes: [1, 2],
  };

  test("each knows its number, its kind, how options name it, and its row", () => {
    expect(numberedOf(content).slice(0, 2)).toEqual([
      { number: 0, kind: "tech", element: "tech:pottery", row: { key: "pottery", level: 1 } },
      { number: 1, kind: "unit", element: "unit:archer", row: { key: "archer" } },
    ]);
  });

  test("one without a row still has its key", () => {
    expect(numberedOf(content)[2]?.row).toEqual({ key: "gone" });
  });

  test("they are made once for each content", () => {
    expect(numberedOf(content)).toBe(numberedOf(content));
    expect(numberedOf({ ...content })).not.toBe(numberedOf(content));
  });
});

describe("where a tip goes", () => {
  const box = (left: number, top: number, width: number, height: number): DOMRect =>
    ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
  const frame = box(100, 50, 400, 300);
  const size = { width: 80, height: 40 };

  test("above its thing, in the middle", () => {
    expect(tipAt(box(300, 200, 20, 20), frame, size)).toEqual({ x: 170, y: 102 });
  });

  test("below where there is no room above", () => {
    expect(tipAt(box(300, 60, 20, 20), frame, size).y).toBe(38);
  });

  test("never beyond the frame", () => {
    expect(tipAt(box(105, 200, 10, 10), frame, size).x).toBe(6);
    expect(tipAt(box(490, 340, 10, 10), frame, size).x).toBe(314);
  });
});
