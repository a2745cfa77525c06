import { describe, expect, test } from "vitest";
import { Texts, bundle } from "$lib/text/texts";

const EN = `
seat-name = Player { $number }
card-agora = Agora
    .text = Brings { $coins }.
card-harvest = Harvest
    .text = { $gains_food } food, { $gains_culture } culture; { $by_age_1 } of { $by_age_count }: { $by_age }.
card-temple-of-apollo = Temple of Apollo
symbol-wood = Wood
step-choose-size = choose a size
do-bid = { $row ->
    [open] Bid on { $card } ({ $least })
   *[conquest] Conquer { $card }
}
do-do = Do it: { $arg1 }
event-revealed = Open row: { $cards }.
event-order = Order: { $seats }.
event-drew = { $seat } draws { $symbols }{ $blind ->
    [true] {" "}unseen
   *[false] {""}
}.
event-swap = { $card } for { $card2 }.
only-english = yes
`;
const DE = `card-agora = Die Agora\nevent-order = Reihenfolge: { $seats }.`;
const english = bundle("en", EN);
const texts = new Texts("en", [english], ["Ada", "Milo"]);

describe("arguments", () => {
  test("a key becomes the thing's name", () => {
    expect(texts.description({ key: "do-bid", args: { card: "temple_of_apollo", row: "open", least: 4 } })).toBe(
      "Bid on Temple of Apollo (4)",
    );
  });
  test("lists are joined, item by item", () => {
    expect(texts.event({ key: "revealed", args: { cards: ["agora", "temple_of_apollo"] } })).toBe(
      "Open row: Agora, Temple of Apollo.",
    );
  });
  test("seats become names, unknown ones a number", () => {
    expect(texts.event({ key: "order", args: { seats: [1, 0, 2] } })).toBe("Order: Milo, Ada, Player 3.");
  });
  test("truth is a word", () => {
    expect(texts.event({ key: "drew", args: { seat: 0, symbols: ["wood"], blind: true } })).toBe(
      "Ada draws Wood unseen.",
    );
  });
  test("a number after the name is no other kind", () => {
    expect(texts.event({ key: "swap", args: { card: "agora", card2: "temple_of_apollo" } })).toBe(
      "Agora for Temple of Apollo.",
    );
  });
  test("steps are named, or their label is read as words", () => {
    expect(texts.description({ key: "do-do", args: { arg1: "choose-size" } })).toBe("Do it: choose a size");
    expect(texts.description({ key: "do-do", args: { arg1: "pay-debt" } })).toBe("Do it: pay debt");
  });
  test("what lies within an argument is one itself, also where nothing is sent", () => {
    const row = { gains: { food: 3 }, by_age: [2, 4] };
    expect(texts.say("card-harvest.text", row)).toBe("3 food, 0 culture; 4 of 2: 2, 4.");
  });
  test("what was not given at all is missed", () => {
    expect(texts.say("card-harvest.text", { by_age: [2, 4] })).toContain("{$gains_food}");
  });
  test("attributes", () => {
    expect(texts.say("card-agora.text", { coins: 3 })).toBe("Brings 3.");
  });
});

describe("languages", () => {
  const german = new Texts("de", [bundle("de", DE), english], ["Ada", "Milo"]);
  test("falls back to English, then to the key", () => {
    expect(german.say("card-agora")).toBe("Die Agora");
    expect(german.say("only-english")).toBe("yes");
    expect(german.say("nowhere")).toBe("<nowhere>");
  });
  test("names of things are in the reader's language", () => {
    expect(german.event({ key: "revealed", args: { cards: ["agora"] } })).toBe("Open row: Die Agora.");
  });
  test("a later source may say a message in its own words", () => {
    expect(new Texts("en", [bundle("en", "a = one", "a = two")]).say("a")).toBe("two");
  });
});

test("a sentence in pieces links what it names", () => {
  expect(texts.eventParts({ key: "revealed", args: { cards: ["agora", "unknown"] } })).toEqual([
    { text: "Open row: " },
    { text: "Agora", ref: { kind: "card", key: "agora" } },
    { text: ", unknown." },
  ]);
});
