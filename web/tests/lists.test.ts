/** How long lists stand in the panel: at the longest questions that random matches of every game ask. */

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Content, DecisionOut } from "$lib/api/types";
import type { BoardModule, Choice, PanelLayout } from "$lib/boards";
import { ROWS, isAmountRow, listingOf, rangeOf, type Listing } from "$lib/table/lists";
import { choicesOf } from "$lib/table/sheet";
import { begun } from "$lib/table/walk";
import { LANGUAGES, Texts, bundle, type Lang } from "$lib/text/texts";
import { optionOf } from "./options";

interface Asked {
  content: Content;
  questions: DecisionOut[];
}

const root = fileURLToPath(new URL("../..", import.meta.url));
const asked = JSON.parse(
  execFileSync(`${root}/.venv/bin/python`, ["-m", "tests.questions"], { cwd: root, maxBuffer: 1e9 }).toString(),
) as Record<string, Asked>;

const shared = import.meta.glob<string>("../../src/tessera/texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const pages = import.meta.glob<string>("../src/lib/locale/*.ftl", { query: "?raw", import: "default", eager: true });
const boards = import.meta.glob<string>("../src/lib/boards/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const games = import.meta.glob<string>("../../src/tessera/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const layouts = import.meta.glob<{ layoutOf: NonNullable<BoardModule["layout"]> }>("../src/lib/boards/*/options.ts", {
  eager: true,
});

function textsOf(game: string, lang: Lang): Texts {
  const sources = [
    shared[`../../src/tessera/texts/${lang}.ftl`],
    pages[`../src/lib/locale/${lang}.ftl`],
    games[`../../src/tessera/games/${game}/texts/${lang}.ftl`],
    boards[`../src/lib/boards/${game}/locale/${lang}.ftl`],
  ];
  return new Texts(lang, [bundle(lang, ...sources.map((source) => source ?? ""))], ["Anna", "Ben", "Cleo", "Dan"]);
}

function layoutOf(game: string, question: DecisionOut, choices: readonly Choice[], text: Texts): PanelLayout | null {
  const own = layouts[`../src/lib/boards/${game}/options.ts`]?.layoutOf;
  return own?.(question, choices, asked[game]?.content ?? {}, text) ?? null;
}

/** Every option of a listing, wherever it stands. */
function offered({ rows, equal, folded, groups, last }: Listing): string[] {
  const listed = rows.flatMap((row) => (isAmountRow(row) ? row.choices : [row]));
  const grouped = (groups ?? []).flatMap((group) => group.things.flatMap((thing) => thing.choices));
  const shown = [...listed, ...grouped].flatMap((choice) => equal.get(choice.do) ?? [choice]);
  return [...shown, ...folded, ...(last ? [last] : [])].map((choice) => choice.do).sort();
}

/** How many rows are seen at once: groups have two columns, and one of them is open. */
function rowsOf({ rows, folded, groups }: Pick<Listing, "rows" | "folded" | "groups">): number {
  const open = Math.max(0, ...(groups ?? []).map((group) => Math.ceil(group.things.length / 2)));
  return rows.length + Math.min(1, folded.length) + open;
}

describe.each(Object.keys(asked))("%s", (game) => {
  const { content, questions } = asked[game] ?? { content: {}, questions: [] };
  test.each(LANGUAGES)("no list is longer than can be read, and none leaves anything out (%s)", (lang) => {
    const text = textsOf(game, lang);
    expect(questions.length).toBeGreaterThan(1);
    for (const question of questions) {
      const choices = choicesOf([begun(question)])[0] ?? [];
      const name = `${question.step}: ${question.prompt.key}, ${String(choices.length)} options`;
      const own = layoutOf(game, question, choices, text);
      if (own) {
        expect(rowsOf({ rows: [], folded: [], groups: own.groups }), name).toBeLessThanOrEqual(ROWS);
        continue;
      }
      const listing = listingOf(choices, content, text);
      expect(offered(listing), name).toEqual(choices.map((choice) => choice.do).sort());
      expect(rowsOf(listing), name).toBeLessThanOrEqual(ROWS);
      const said = listing.rows.flatMap((row) =>
        isAmountRow(row) ? [] : `${text.description(row.says)} ${listing.notes.get(row.do) ?? ""}`,
      );
      expect(new Set(said).size, `${name}: ${said.join("; ")}`).toBe(said.length);
      for (const group of listing.groups ?? []) expect(group.title, name).toMatch(/^[^<>]+$/);
      for (const row of listing.rows.filter(isAmountRow)) expect(text.description(rangeOf(row)), name).toMatch(/\d–\d/);
    }
  });
  test("what ends a choice stands in the foot", () => {
    const text = textsOf(game, "en");
    for (const question of questions) {
      const choices = choicesOf([begun(question)])[0] ?? [];
      const ending = choices.find((choice) => ["stop", "pass", "decline", "end"].includes(choice.do));
      const last = (layoutOf(game, question, choices, text) ?? listingOf(choices, content, text)).last;
      if (ending) expect(last?.do, question.step).toBe(ending.do);
    }
  });
});

test("what is found somewhere comes first, and is told; empty places are folded", () => {
  const go = (at: number): Choice => ({
    ...optionOf(`to ${String(at)}`, { says: { key: "do-go", args: {} }, elements: [`square:${String(at)}`] }),
    letter: "",
    chosen: false,
  });
  const squares = Array.from({ length: 30 }, (_, at) => go(at));
  const text = textsOf("civilization", "en");
  const found = (every: number) => (choice: Choice) => (Number(choice.do.slice(3)) % every === 0 ? "village" : "");
  const few = listingOf(squares, {}, text, found(10));
  expect(few.rows.map((row) => (isAmountRow(row) ? row.stem : row.do))).toEqual(["to 0", "to 10", "to 20"]);
  expect([few.folded.length, few.notes.get("to 10")]).toEqual([27, "village"]);
  expect(rowsOf(listingOf(squares, {}, text, found(1)))).toBeLessThanOrEqual(ROWS);
});

test("copies of a card are one row, and it is the chosen one", () => {
  const attack = (notation: string) => ({
    ...optionOf(notation, { says: { key: "do-attack", args: { card: "plunder" } } }),
    letter: "",
    chosen: notation === "attack 2",
  });
  const listing = listingOf([attack("attack 1"), attack("attack 2")], {}, textsOf("throughtheages", "en"));
  expect(listing.rows.map((row) => (isAmountRow(row) ? row.stem : row.do))).toEqual(["attack 2"]);
  expect(listing.equal.get("attack 2")).toHaveLength(2);
});
