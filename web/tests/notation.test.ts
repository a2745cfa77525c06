/**
 * Nobody but the server reads a notation. What is said comes as verb and arguments, questions and constants are those of
 * the generated modules (`boards/<game>/notation.ts`), and elements are taken apart in one place.
 */

import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { speaking, stemOf, startsWith } from "$lib/table/notation";
import { optionOf, said } from "./options";

const SOURCE = join(import.meta.dirname, "../src");
const MADE = /(^|\/)(notation|common)\.ts$/;
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.d\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(SOURCE, name), "utf8") }));

/** Lines of the source that match, but for what is made by `tessera types` and for some files. */
function places(pattern: RegExp, ...except: string[]): string[] {
  return files
    .filter(({ name }) => !except.includes(name) && !(MADE.test(name) && name.startsWith("lib/boards")))
    .flatMap(({ name, text }) =>
      text
        .split("\n")
        .flatMap((line, at) =>
          pattern.test(line) ? [`${relative("lib", name)}:${String(at + 1)} ${line.trim()}`] : [],
        ),
    );
}

const READS = "(split|match|matchAll|replace|replaceAll|startsWith|endsWith|slice|substring|indexOf|includes)";

describe("nobody reads a notation", () => {
  test("by taking the text of an option apart", () => {
    expect(places(new RegExp(`\\b(do|notation|selected)\\)?\\??\\.${READS}\\(`))).toEqual([]);
    expect(places(/\.(test|exec)\([^)]*\b(do|notation)\b/)).toEqual([]);
    expect(places(/\.do\s*[!=]==\s*["'`]/)).toEqual([]);
  });
  test("by knowing what stands between its words and its parts", () => {
    expect(places(/["'`] \/ ["'`]|\$\{\w+\} \/ /, "lib/table/notation.ts")).toEqual([]);
  });
  test("and nobody writes one but through the words of the game", () => {
    expect(places(/\b(onselect|onrefused|choose|askWhy)\??\.?\(\s*["'`]/)).toEqual([]);
    expect(places(/ data-(do|option)=("|\{["'`])/)).toEqual([]);
  });
});

test("elements are taken apart in one place", () => {
  expect(places(/\.split\(":"/, "lib/table/elements.ts")).toEqual([]);
});

test("questions and verbs are named by typed words", () => {
  expect(places(/\.step\s*[!=]==\s*["'`]|\.verb\s*[!=]==\s*["'`]/)).toEqual([]);
  expect(places(/\[[^\]]*["'][^\]]*\]\.includes\([^)]*\.(step|verb)\b/)).toEqual([]);
});

test("a board has its constants from the rules", () => {
  const made = files.filter(({ name }) => /^lib\/boards\/\w+\/notation\.ts$/.test(name));
  expect(made).toHaveLength(5);
  for (const { name, text } of made) {
    const folder = name.slice(0, name.lastIndexOf("/") + 1);
    const names = [...text.matchAll(/export const (\w+)/g)].map((found) => found[1] ?? "");
    const again = new RegExp(`\\bconst (${names.join("|")})\\b`);
    const others = files.filter((file) => file.name.startsWith(folder) && file.name !== name);
    expect(others.filter((file) => again.test(file.text)).map((file) => file.name)).toEqual([]);
  }
});

describe("the words of a game", () => {
  interface Words {
    bid: [card: string];
    give: [what: string, amount: number] | [card: string];
    pass: [];
  }
  const { argsOf, asks, begins, is, say } = speaking<Words, "bid" | "damage">();

  test("are told from each other", () => {
    expect([is(said("bid agora"), "bid"), is(said("pass"), "bid", "give"), is(null, "bid")]).toEqual([
      true,
      false,
      false,
    ]);
    expect(argsOf(said("give wood 2"), "give")).toEqual(["wood", 2]);
    expect([argsOf(said("pass"), "bid"), argsOf(undefined, "bid")]).toEqual([null, null]);
    expect([begins(said("give wood 2"), "give", "wood"), begins(said("give wood 2"), "give", "stone")]).toEqual([
      true,
      false,
    ]);
  });
  test("are written as the server reads them", () => {
    expect([say("give", "wood", 2), say("pass")]).toEqual(["give wood 2", "pass"]);
  });
  test("know the questions", () => {
    expect([asks({ step: "bid" }, "damage", "bid"), asks(null, "bid")]).toEqual([true, false]);
  });
  test("have a stem where they end with an amount", () => {
    expect([stemOf(said("give wood 2")), stemOf(said("bid agora"))]).toEqual(["give wood", null]);
    expect(startsWith(optionOf("city c2 / build market"), said("build"))).toBe(true);
  });
});
