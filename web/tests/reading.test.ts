import { describe, expect, test } from "vitest";
import { counts, isZone, reading, tableFor } from "$lib/boards/generic/reading";
import { entryOf, factsOf, kindOf, plainText, sourcesOf, weakest } from "$lib/table/content";
import { rulePieces } from "$lib/text/ruletext";
import { found } from "$lib/text/search";
import { Texts, bundle } from "$lib/text/texts";
import { saidIn } from "./options";

const content = {
  power_cards: [
    { key: "agora", value: 3, wood: 0, building: true, sources: { name: "rulebook", numbers: "reconstructed" } },
    { key: "well", value: 2, sources: { name: "rulebook" } },
  ],
  civilizations: [{ key: "sparta", number: 5 }],
  constants: { rounds: 8 },
};
const text = new Texts("en", [bundle("en", "card-agora = Agora\ncard-well = Well\nciv-sparta = Sparta")]);

describe("content of an unknown game", () => {
  test("components are found by key, with what they are called", () => {
    expect(entryOf(content, { kind: "card", key: "well" })?.table).toBe("power_cards");
    expect(entryOf(content, { kind: "card", key: "nothing" })).toBeNull();
    expect(kindOf({ key: "sparta" }, text)).toBe("civ");
    expect(kindOf({ key: "nothing" }, text)).toBeNull();
  });
  test("facts that say something, and how certain they are", () => {
    expect(factsOf(content.power_cards[0] ?? { key: "" })).toEqual([
      ["value", 3],
      ["building", true],
    ]);
    expect(sourcesOf({ key: "x", source: "public" })).toEqual([["all", "public"]]);
    expect(weakest(content.power_cards[0] ?? { key: "" })).toBe("reconstructed");
    expect(weakest({ key: "x" })).toBeNull();
  });
});

test("a notation is read as words", () => {
  expect(plainText(saidIn("bid agora / size 4"), text)).toBe("bid Agora · size 4");
  expect(plainText(saidIn("tear-down sparta"), text)).toBe("tear down Sparta");
});

describe("a view of an unknown game", () => {
  test("numbers are cards where the field says so", () => {
    expect(reading("cards", [0, 1], content, text)).toBe("Agora, Well");
    expect(reading("civilization", 0, content, text)).toBe("Sparta");
    expect(reading("power", 1, content, text)).toBe("1");
    expect(tableFor("open_row", content)?.[0]?.key).toBe("agora");
  });
  test("zones show their size and what is known", () => {
    expect(isZone({ size: 2, cards: [] })).toBe(true);
    expect(reading("cards", { size: 2, cards: [1, null] }, content, text)).toBe("2: Well");
    expect(
      counts([
        ["luxury", 3],
        ["bid_on", -1],
        ["hand", { size: 5, cards: [] }],
      ]),
    ).toEqual([
      ["luxury", 3],
      ["hand", 5],
    ]);
  });
});

test("rule sentences in pieces", () => {
  expect(rulePieces("A *top row* (PE-2.03). [interpretation] {untestable: x}")).toEqual([
    { kind: "text", text: "A " },
    { kind: "em", text: "top row" },
    { kind: "text", text: " (" },
    { kind: "rule", text: "PE-2.03" },
    { kind: "text", text: "). " },
    { kind: "mark", text: "interpretation" },
    { kind: "text", text: " " },
  ]);
});

test("searching wants every word, whatever case and accent", () => {
  expect(found("ware ATHEN", "Zu Athen die Wäre")).toBe(true);
  expect(found("sparta", "Athen")).toBe(false);
  expect(found("", "anything")).toBe(true);
});
