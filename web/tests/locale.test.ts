/** Every message the page uses exists, in every language, with the same arguments. */

import { readFileSync, readdirSync, existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { FluentParser, Visitor, type Entry, type SelectExpression, type VariableReference } from "@fluent/syntax";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "$lib/text/texts";

const SOURCE = join(import.meta.dirname, "../src");
const GAMES = join(import.meta.dirname, "../../src/tessera/games");
const SHARED = join(import.meta.dirname, "../../src/tessera/texts");

class Variables extends Visitor {
  readonly names = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name);
  }
}

/** The arguments of every message and attribute. */
function messagesOf(file: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const note = (key: string, node: Entry | null) => {
    const variables = new Variables();
    if (node) variables.visit(node);
    found.set(key, [...variables.names].toSorted());
  };
  for (const entry of new FluentParser().parse(readFileSync(file, "utf8")).body) {
    expect(entry.type, `${file}: ${entry.type === "Junk" ? entry.content : ""}`).not.toBe("Junk");
    if (entry.type !== "Message") continue;
    expect(found.has(entry.id.name), `${file}: ${entry.id.name} twice`).toBe(false);
    note(entry.id.name, entry.value as unknown as Entry);
    for (const attribute of entry.attributes)
      note(`${entry.id.name}.${attribute.id.name}`, attribute as unknown as Entry);
  }
  return found;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".d.ts") ? [path] : [];
  });
}

/** Keys that stand in the source as a literal, wherever a message is asked for. */
function keysIn(source: string): string[] {
  const calls = [...source.matchAll(/(?:\bt|\.say)\(\s*([^;]*?)\)/g)].map((call) => call[1] ?? "");
  const first = calls.flatMap((call) => {
    const [choice = ""] = call.split(/,\s*\{/);
    return [...choice.matchAll(/"([a-z][a-z0-9-]*)"/g)].map((key) => key[1] ?? "");
  });
  const named = [...source.matchAll(/\btext: "([a-z][a-z0-9-]*)"/g)].map((key) => key[1] ?? "");
  return [...first, ...named];
}

const folders = [
  join(SOURCE, "lib/locale"),
  join(SOURCE, "lib/lobby/locale"),
  ...readdirSync(join(SOURCE, "lib/boards"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(SOURCE, "lib/boards", entry.name, "locale"))
    .filter((folder) => existsSync(folder)),
];

describe.each(folders)("%s", (folder) => {
  const english = messagesOf(join(folder, "en.ftl"));

  test.each(LANGUAGES)("%s has the same messages with the same arguments", (lang) => {
    expect(Object.fromEntries(messagesOf(join(folder, `${lang}.ftl`)))).toEqual(Object.fromEntries(english));
  });
});

/** A key stands in one room; only a game may say what every game says (`do-pass`) in its own words. */
describe("one room for a text", () => {
  const rooms = new Map<string, Set<string>>();
  const keys = (folder: string) => {
    const read = () => new Set([...messagesOf(join(folder, "en.ftl")).keys()].filter((key) => !key.includes(".")));
    const found = rooms.get(folder) ?? read();
    rooms.set(folder, found);
    return found;
  };
  const [frame = "", lobby = "", ...boards] = folders;
  const both = (one: string, other: string) => [...keys(one)].filter((key) => keys(other).has(key));

  test("the page says nothing that every table says", () => {
    expect(both(SHARED, frame)).toEqual([]);
  });
  test("the lobby says nothing that the page or every table says", () => {
    expect([...both(lobby, frame), ...both(lobby, SHARED)]).toEqual([]);
  });
  test.each(boards)("%s says nothing that is said elsewhere", (folder) => {
    const board = dirname(folder);
    const game = join(GAMES, basename(board), "texts");
    for (const room of [frame, SHARED, game].filter((each) => existsSync(join(each, "en.ftl"))))
      expect(both(folder, room), room).toEqual([]);
  });
  test.each(readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, "texts/en.ftl"))))(
    "%s says nothing that the page says",
    (game) => {
      expect(both(join(GAMES, game, "texts"), frame)).toEqual([]);
    },
  );
});

test("every message that the page asks for exists", () => {
  const known = new Set([...folders, SHARED].flatMap((folder) => [...messagesOf(join(folder, "en.ftl")).keys()]));
  const missing = filesIn(SOURCE).flatMap((file) =>
    keysIn(readFileSync(file, "utf8"))
      .filter((key) => key.includes("-") && !known.has(key))
      .map((key) => `${file}: ${key}`),
  );
  expect(missing).toEqual([]);
});

test.each(folders.slice(0, 2))("every message of %s is used", (folder) => {
  const all = filesIn(SOURCE)
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const made =
    /^(tournament|break|stage|privacy|blurb|length|short|bot|clock|cards|fact|field|theme|language|problem|error|refused|table|reason|setting|wish|end|ended|history|undo-rule|pace|explain|channel|fault|link|order|deed|ban-hours|responses)-/;
  const unused = [...messagesOf(join(folder, "en.ftl")).keys()].filter(
    (key) =>
      !made.test(key) && !all.includes(`"${key}"`) && !all.includes(`'${key}'`) && !/^(log|chat|rules)-tab$/.test(key),
  );
  expect(unused).toEqual([]);
});

/** Arguments that are keys are put into sentences as the messages that name them; then no variant fits any more. */
class Selects extends Visitor {
  readonly found: [variable: string, variant: string][] = [];
  override visitSelectExpression(node: SelectExpression): void {
    if (node.selector.type === "VariableReference") {
      const kind =
        node.selector.id.name
          .replace(/_?\d+$/, "")
          .split("_")
          .at(-1) ?? "";
      for (const { key } of node.variants) if (key.type === "Identifier") this.found.push([kind, key.name]);
    }
    this.genericVisit(node);
  }
}

const PLURALS = ["zero", "one", "two", "few", "many", "other"];

test.each(readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, "texts"))))(
  "no message of %s chooses by a key that has become a word",
  (game) => {
    const files = [join(GAMES, game, "texts/en.ftl"), join(SHARED, "en.ftl")];
    const known = new Set(files.flatMap((file) => [...messagesOf(file).keys()]));
    const selects = new Selects();
    for (const file of files) selects.visit(new FluentParser().parse(readFileSync(file, "utf8")));
    const broken = selects.found.filter(([kind, key]) => !PLURALS.includes(key) && known.has(`${kind}-${key}`));
    expect(broken).toEqual([]);
  },
);
