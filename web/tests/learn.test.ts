/** Guides as blocks, and which step of the coach is due. */

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { LessonStep, LogRow, TableOut } from "$lib/api/types";
import type { Place } from "$lib/boards";
import { dueStep, placeOf, reached, shownBy } from "$lib/table/lesson";
import { reasons, weighed } from "$lib/table/reasons";
import { blocksOf, piecesOf } from "$lib/text/markdown";
import { Texts, bundle } from "$lib/text/texts";
import { optionOf, said, saidIn } from "./options";

const GAMES = join(import.meta.dirname, "../../src/tessera/games");
const GUIDES = readdirSync(GAMES)
  .filter((game) => existsSync(join(GAMES, game, "texts")))
  .flatMap((game) => [`${game}/texts/guide.en.md`, `${game}/texts/guide.de.md`]);

describe("guides", () => {
  test("pieces", () => {
    expect(piecesOf("a **b** and *c* [d](rules.en.md).")).toEqual([
      { kind: "text", text: "a " },
      { kind: "strong", text: "b" },
      { kind: "text", text: " and " },
      { kind: "em", text: "c" },
      { kind: "text", text: " " },
      { kind: "link", text: "d", to: "rules.en.md" },
      { kind: "text", text: "." },
    ]);
  });
  test("blocks", () => {
    const blocks = blocksOf(
      "# T\n\nOne\ntwo.\n\n1. a\n   more\n   - inner\n     goes on\n2. b\n\n| x | y |\n|---|---|\n| 1 | 2 |\n",
    );
    expect(blocks.map((block) => block.kind)).toEqual(["heading", "paragraph", "list", "table"]);
    expect(blocks[2]).toMatchObject({ ordered: true, start: 1, items: [{ pieces: [{ text: "a more" }] }, {}] });
    expect(blocks[2]).toMatchObject({ items: [{ inner: [[{ text: "inner goes on" }]] }, { inner: [] }] });
    expect(blocksOf("4. d\n5. e")[0]).toMatchObject({ ordered: true, start: 4 });
    expect(blocks[3]).toMatchObject({
      head: [[{ text: "x" }], [{ text: "y" }]],
      rows: [[[{ text: "1" }], [{ text: "2" }]]],
    });
  });
  test("pictures", () => {
    expect(blocksOf("a\n\n<!-- faces: agora; icon:i-wood Olive wood;\nport -->\n\nb")[1]).toEqual({
      kind: "faces",
      faces: [{ key: "agora" }, { drawing: "i-wood", caption: "Olive wood" }, { key: "port" }],
    });
  });
  test.each(GUIDES)("%s has pictures that exist", (name) => {
    const drawn = ["sprite", "pieces"].map((name) => join(import.meta.dirname, `../src/lib/components/${name}.svg`));
    const sprite = drawn.map((file) => readFileSync(file, "utf8")).join("");
    const faces = blocksOf(readFileSync(join(GAMES, name), "utf8")).flatMap((block) =>
      block.kind === "faces" ? block.faces : [],
    );
    expect(faces.filter((face) => "key" in face).length).toBeGreaterThan(5);
    expect(faces.filter((face) => "drawing" in face && !sprite.includes(`id="${face.drawing}"`))).toEqual([]);
  });
  test.each(GUIDES)("%s leaves no mark-up in the text", (name) => {
    const text = JSON.stringify(blocksOf(readFileSync(join(GAMES, name), "utf8")));
    expect(text).not.toMatch(/\*\*|\]\(|<!--|"text":"[^"]*\|---/);
  });
});

describe("the coach", () => {
  const step = (id: string, more: Partial<LessonStep> = {}): LessonStep => ({
    id,
    asks: "",
    offers: null,
    told: "",
    times: 1,
    round: 0,
    after: "",
    points: [],
    suggests: false,
    shows: [],
    last: false,
    ...more,
  });
  const asked = (name: string, ...options: string[]) =>
    ({
      view: { round: 2 },
      decision: { step: name, options: options.map((each) => optionOf(each)) },
    }) as unknown as TableOut;
  const log = [{ events: [{ key: "income", args: {} }] }] as unknown as LogRow[];

  test("says what is due, once, in order", () => {
    const steps = [step("a"), step("b", { asks: "bid" }), step("c", { told: "supply" }), step("d", { round: 2 })];
    const table = asked("bid", "bid agora");
    expect(dueStep(steps, [], table, log)?.id).toBe("a");
    expect(dueStep(steps, ["a"], table, log)?.id).toBe("b");
    expect(dueStep(steps, ["a", "b"], table, log)?.id).toBe("d");
    expect(dueStep(steps, ["a", "b", "d"], table, log)).toBeNull();
  });
  test("what follows another step waits for it", () => {
    const steps = [step("b", { after: "a" }), step("a")];
    expect(dueStep(steps, [], asked("bid"), log)?.id).toBe("a");
    expect(dueStep(steps, ["a"], asked("bid"), log)?.id).toBe("b");
  });
  test("its progress is a place that leads nowhere back", () => {
    const steps = ["a", "b", "c", "d"].map((id) => step(id));
    const at = (now: number, ...seen: string[]) => reached(steps, seen, steps[now] as LessonStep);
    expect([at(0), at(1, "a"), at(3, "a", "b"), at(2, "a", "b", "d")]).toEqual([1, 2, 4, 4]);
  });
  test("waits for all that a step names", () => {
    const due = (more: Partial<LessonStep>) => dueStep([step("x", more)], [], asked("bid", "bid agora"), log) !== null;
    expect(due({ asks: "bid", offers: said("bid") })).toBe(true);
    expect(due({ asks: "bid", offers: said("pass") })).toBe(false);
    expect(due({ asks: "damage" })).toBe(false);
    expect(due({ told: "income", round: 3 })).toBe(false);
  });
  test("recommends the first answer that can be given", () => {
    const table = asked("focus", "focus pottery", "city b3", "stop");
    expect(shownBy(step("x", { shows: [saidIn("focus masonry"), saidIn("focus pottery")] }), table)).toEqual([
      "focus pottery",
    ]);
    expect(shownBy(step("x", { shows: [saidIn("city / army / at b4")] }), table)).toEqual(["city b3", "army", "at b4"]);
    expect(shownBy(step("x", { shows: [saidIn("cit"), saidIn("focus masonry")] }), table)).toBeNull();
  });
  test("counts how often something was told", () => {
    const due = (times: number) =>
      dueStep([step("x", { told: "income", times })], [], asked("bid"), [...log, ...log]) !== null;
    expect([1, 2, 3].map(due)).toEqual([true, true, false]);
  });
  test("knows the regions of a table and the parts of a board", () => {
    const parts = { market: { at: ".cv-market", tab: "goals" } } as const;
    expect(placeOf("region:mine")).toEqual({ at: ".mat", tab: "mine" });
    expect(placeOf("part:market", parts)).toEqual(parts.market);
    expect(placeOf("part:market")).toBeNull();
    expect(placeOf("card:agora", parts)).toBeNull();
  });
  test.each(readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, "texts/lesson.toml"))))(
    "what the lesson of %s points at has a place",
    async (game) => {
      const { parts } = (await import(`../src/lib/boards/${game}/parts.ts`)) as { parts: Record<string, Place> };
      const text = readFileSync(join(GAMES, game, "texts/lesson.toml"), "utf8");
      const points = [...text.matchAll(/"((?:region|part):[\w-]+)"/g)].map((found) => found[1] ?? "");
      expect(points.length).toBeGreaterThan(5);
      expect(points.filter((point) => placeOf(point, parts) === null)).toEqual([]);
    },
  );
});

describe("reasons of a hint", () => {
  const why = [
    { key: "term-row", gain: -0.4 },
    { key: "term-cities", gain: 4.5 },
    { key: "term-trade", gain: 0.1 },
    { key: "term-agendas", gain: 0.9 },
    { key: "term-control", gain: -1.4 },
  ];
  const keys = (of: readonly { key: string }[]) => of.map(({ key }) => key);

  test("the weightiest first, for and against; what weighs nothing is left out", () => {
    const { more, less } = weighed(why);
    expect(keys(more)).toEqual(["term-cities", "term-agendas"]);
    expect(keys(less)).toEqual(["term-control"]);
    expect(weighed([])).toEqual({ more: [], less: [] });
  });
  test("are sentences without numbers", () => {
    const said = reasons(
      why,
      new Texts("en", [bundle("en", "term-cities = cities\nterm-agendas = agendas\nterm-control = control")]),
    );
    expect(said).not.toMatch(/\d/);
    expect(reasons([], new Texts("en", []))).toBe("");
  });
});
