import { describe, expect, test } from "vitest";
import type { DecisionOut } from "$lib/api/types";
import { choicesOf, targetsOf } from "$lib/table/sheet";
import { begun, isAmount, isWhole, nextOpen, notationOf, offered, stepped, walked, type Part } from "$lib/table/walk";
import { optionOf, said } from "./options";

/** A question: options end with ! if nothing follows them, the suggested one begins with *. */
function question(...notations: string[]): DecisionOut {
  const plain = (notation: string) => notation.replace(/[*!]/g, "");
  const suggested = notations.find((notation) => notation.startsWith("*"));
  return {
    seat: 0,
    ply: 7,
    step: "bid",
    prompt: { key: "ask-bid", args: {}, elements: [], rule: "" },
    options: notations.map((notation) => {
      const { verb, args } = said(plain(notation));
      const count = args.at(-1);
      return optionOf(plain(notation), {
        whole: notation.endsWith("!"),
        says: { key: `do-${verb}`, args: typeof count === "number" ? { count } : {} },
        elements: [`card:${String(args[0] ?? "")}`],
      });
    }),
    resigns: false,
    suggested: suggested === undefined ? null : plain(suggested),
    about: "",
    several: 1,
    obvious: null,
  };
}

const BID = question("bid agora", "bid stoa", "pass!");

/** A server that asks for a size and for luxury; its questions are counted. */
function server() {
  const asked: string[] = [];
  const luxury = (size: number) =>
    question(...Array.from({ length: size + 1 }, (_, n) => `${n === 0 ? "*" : ""}luxury ${String(n)}!`));
  const ask = (after: string): Promise<DecisionOut[]> => {
    asked.push(after);
    const size = / size (\d)/.exec(after);
    if (size) return Promise.resolve([luxury(Number(size[1]))]);
    return Promise.resolve([question("*size 2", "size 3", "size 4"), luxury(2)]);
  };
  return { asked, ask };
}

const chosen = (parts: readonly Part[]) => parts.map((part) => part.chosen);
const choose = (parts: readonly Part[], place: number, notation: string): Part[] => [
  ...parts.slice(0, place),
  { decision: parts[place]?.decision ?? BID, chosen: notation, own: true },
];

describe("an answer made of parts", () => {
  test("is found again where the list shows what follows a part in place of it", () => {
    const cities = begun(question("city f15 / devote!", "city f15 / build harbor", "end!"));
    expect(offered(cities, ["city f15", "build harbor", "at g16"])).toEqual({
      notation: "city f15 / build harbor",
      parts: 2,
    });
    expect(offered(cities, ["end"])).toEqual({ notation: "end", parts: 1 });
    expect(offered(cities, ["city f15", "train mounted"])).toBeNull();
  });

  test("is whole at once where nothing follows", async () => {
    const { ask, asked } = server();
    const parts = await walked(choose([begun(BID)], 0, "pass"), [], ask);
    expect([chosen(parts), isWhole(parts), asked]).toEqual([["pass"], true, []]);
  });

  test("is made up by what is suggested, with one question", async () => {
    const { ask, asked } = server();
    const parts = await walked(choose([begun(BID)], 0, "bid agora"), [], ask);
    expect(notationOf(parts)).toBe("bid agora / size 2 / luxury 0");
    expect(isWhole(parts)).toBe(true);
    expect(asked).toEqual(["bid agora"]);
  });

  test("keeps what was chosen further on as long as it is offered", async () => {
    const { ask, asked } = server();
    const small = await walked(choose([begun(BID)], 0, "bid agora"), [], ask);
    const large = await walked(choose(small, 1, "size 4"), small, ask);
    const paid = await walked(choose(large, 2, "luxury 3"), large, ask);
    expect(notationOf(paid)).toBe("bid agora / size 4 / luxury 3");
    const other = await walked(choose(paid, 0, "bid stoa"), paid, ask);
    expect(notationOf(other)).toBe("bid stoa / size 4 / luxury 3");
    const less = await walked(choose(paid, 1, "size 2"), paid, ask);
    expect(notationOf(less)).toBe("bid agora / size 2 / luxury 0");
    expect(asked.filter((after) => after === "bid agora / size 4")).toHaveLength(1);
  });

  test("stops where only the person can say", async () => {
    const ask = () => Promise.resolve([question("at 1!", "at 2!")]);
    const parts = await walked(choose([begun(question("tile 3"))], 0, "tile 3"), [], ask);
    expect([chosen(parts), isWhole(parts), nextOpen(parts, 0)]).toEqual([["tile 3", null], false, 1]);
  });

  test("goes on at the next part, and stays at an amount that was changed", async () => {
    const { ask } = server();
    const parts = await walked(choose([begun(BID)], 0, "bid agora"), [], ask);
    expect(nextOpen(parts, 0)).toBe(1);
    expect(nextOpen(parts, 1)).toBe(1);
  });
});

test("what is numbered is no amount", () => {
  const tile = begun(question("tile 2", "tile 3"));
  for (const option of tile.decision.options) option.says.args = { tile: option.do };
  expect(isAmount(tile)).toBe(false);
});

test("an amount is set with less and more", () => {
  const size = begun(question("size 4", "*size 2", "size 3"));
  expect([isAmount(size), isAmount(begun(BID)), isAmount(undefined)]).toEqual([true, false, false]);
  expect([stepped(size, 1), stepped(size, -1)]).toEqual(["size 3", null]);
  expect(stepped({ ...size, chosen: null }, 1)).toBe("size 2");
});

test("letters go on from part to part, and an element belongs to the open one first", () => {
  const parts = [{ ...begun(BID), chosen: "bid stoa" }, begun(question("pay agora", "pay gold"))];
  const choices = choicesOf(parts);
  expect(choices.map((part) => part.map((choice) => choice.letter))).toEqual([
    ["A", "B", "C"],
    ["D", "E"],
  ]);
  expect(
    targetsOf(choices, 1)
      .get("card:agora")
      ?.map((choice) => choice.do),
  ).toEqual(["pay agora"]);
  expect(
    targetsOf(choices, 0)
      .get("card:agora")
      ?.map((choice) => choice.do),
  ).toEqual(["bid agora"]);
  expect(targetsOf(choices, 1).get("card:stoa")?.[0]).toMatchObject({ chosen: true });
});
