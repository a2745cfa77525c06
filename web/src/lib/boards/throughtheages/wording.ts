/** Names, icons and short facts of cards. */

import type { Family } from "$lib/components/GameCard.svelte";
import { refOf } from "$lib/table/elements";
import type { Texts } from "$lib/text/texts";
import {
  AGES,
  ARENA,
  MINE,
  NONE,
  TYPES,
  cardByKey,
  cardOf,
  isTechnology,
  levelOf,
  type AgesContent,
  type Card,
  type Symbols,
} from "./model";

export const TYPE_ICONS = [
  "grain",
  "pick",
  "flask",
  "temple",
  "book",
  "mask",
  "arena",
  "infantry",
  "cavalry",
  "artillery",
  "plane",
] as const;

const FIELD_ICONS = ["people", "flag", "ship", "hammer"] as const;

const KIND_ICONS: Record<Card["kind"], string> = {
  technology: "science",
  government: "crown",
  special: "science",
  action: "action",
  leader: "person",
  wonder: "wonder",
  placeholder: "deck",
  event: "event",
  territory: "island",
  tactic: "flag",
  aggression: "fist",
  war: "swords",
  pact: "diplomacy",
  bonus: "shield",
  condition: "star",
};

export function iconOf(card: Card): string {
  if (card.kind === "technology") return TYPE_ICONS[card.row.type] ?? "science";
  if (card.kind === "special") return FIELD_ICONS[card.row.type] ?? "science";
  return KIND_ICONS[card.kind];
}

/** The muted colour of a type of technologies. */
export function typeFamily(type: number): Family {
  return type <= MINE ? "industry" : type <= ARENA ? "neutral" : "military";
}

const FAMILIES: Record<Card["kind"], Family> = {
  technology: "neutral",
  government: "building",
  special: "science",
  action: "economy",
  leader: "landscape",
  wonder: "culture",
  placeholder: "neutral",
  event: "neutral",
  territory: "landscape",
  tactic: "military",
  aggression: "military",
  war: "military",
  pact: "science",
  bonus: "building",
  condition: "culture",
};

export function familyOf(card: Card): Family {
  return card.kind === "technology" ? typeFamily(card.row.type) : FAMILIES[card.kind];
}

export function ageOf(card: Card): string {
  return card.kind === "condition" ? "" : (AGES[levelOf(card)] ?? "");
}

export function nameOf(card: Card | null, text: Texts): string {
  return card ? text.word("card", card.row.key) : "";
}

/** What a card is: Mine, Leader, Aggression. */
export function kindName(card: Card, text: Texts): string {
  return card.kind === "technology" ? typeName(card.row.type, text) : text.word("kind", card.kind);
}

export function typeName(type: number, text: Texts): string {
  return text.word("type", TYPES[type] ?? "farm");
}

/** What the card says, with its numbers; empty where the catalog has no words for it. */
export function cardText(card: Card, text: Texts): string {
  const said = text.sayOr(`card-${card.row.key.replaceAll("_", "-")}.text`, "", { ...card.row });
  return said === text.sayOr("text-symbols", "") ? "" : said;
}

/** The name of what an explanation speaks of: an element of the board, or a word. */
export function lineName(what: string, content: AgesContent, text: Texts): string {
  const { kind, key } = refOf(what);
  if (key === "") return text.sayOr(`ta-part-${kind}`, text.word("part", kind));
  return nameOf(cardByKey(content, key), text);
}

// --- figures --------------------------------------------------------------------------------------------------------

/** A number with what it counts: an icon of the sprite or a token. */
export interface Figure {
  amount: string;
  icon: string;
  label: string;
}

/** Tokens have drawings of their own. */
export const TOKENS: Record<string, string> = { ca: "ca", ma: "ma", yellow: "y", blue: "b" };

const SYMBOL_ICONS: Record<keyof Symbols, string> = {
  culture: "culture",
  science: "science",
  strength: "military",
  happy: "happy",
  ca: "ca",
  ma: "ma",
  colonization: "ship",
  food_bonus: "grain",
  resource_bonus: "res",
  civil_hand: "cards",
  military_hand: "cards",
  building_limit: "hammer",
  yellow: "yellow",
  blue: "blue",
};

function signed(amount: number): string {
  return amount < 0 ? `−${String(-amount)}` : `+${String(amount)}`;
}

function figure(amount: string, icon: string, what: string, text: Texts): Figure {
  return { amount, icon, label: symbolName(what, text) };
}

/** What is counted, in the words of the game. */
export function symbolName(what: string, text: Texts): string {
  if (what === "defence") return text.say("ta-defence");
  return text.word(what === "food" || what === "resources" ? "good" : "symbol", what);
}

/** What a card gives while it is in play. */
export function symbolFigures(symbols: Partial<Symbols>, text: Texts): Figure[] {
  return (Object.keys(SYMBOL_ICONS) as (keyof Symbols)[]).flatMap((symbol) => {
    const amount = symbols[symbol] ?? 0;
    if (amount === 0) return [];
    const plain = symbol === "building_limit" ? String(amount) : signed(amount);
    return [figure(plain, SYMBOL_ICONS[symbol], symbol, text)];
  });
}

/** What one worker on a technology gives. */
export function workerFigures(card: Card, text: Texts): Figure[] {
  if (!isTechnology(card)) return [];
  const { food, goods, culture, gives_science, strength, happy } = card.row;
  const all: [number, string, string][] = [
    [food, "grain", "food"],
    [goods, "res", "resources"],
    [gives_science, "science", "science"],
    [culture, "culture", "culture"],
    [strength, "military", "strength"],
    [happy, "happy", "happy"],
  ];
  return all.flatMap(([amount, icon, what]) => (amount === 0 ? [] : [figure(String(amount), icon, what, text)]));
}

/** What it costs to develop a technology, also by revolution; null where it is none. */
export function scienceFigure(price: number, revolution: number, text: Texts): Figure | null {
  if (price === NONE) return null;
  const amount = revolution === NONE ? String(price) : `${String(price)} / ${String(revolution)}`;
  return figure(amount, "science", "science", text);
}

/** What it costs to develop a technology, to build a wonder or to attack, as printed. */
export function costFigures(card: Card, text: Texts): Figure[] {
  switch (card.kind) {
    case "government":
      return [scienceFigure(card.row.science, card.row.revolution, text)].flatMap((found) => found ?? []);
    case "technology":
    case "special":
      return [figure(String(card.row.science), "science", "science", text)];
    case "wonder":
      return [figure(card.row.stages.join(" "), "res", "resources", text)];
    case "aggression":
    case "war":
      return [figure(String(card.row.ma), "ma", "ma", text)];
    default:
      return [];
  }
}

/** What an action card is about, by its name. */
const ACTION_ICONS: Record<string, [sign: string, ...icons: string[]]> = {
  rich_land: ["−", "grain", "pick"],
  urban_growth: ["−", "flask", "temple"],
  frugality: ["+", "grain"],
  engineering_genius: ["−", "wonder"],
  patriotism: ["+", "infantry"],
  cultural_heritage: ["+", "science"],
  stockpile: ["+", "grain", "res"],
  breakthrough: ["+", "science"],
  reserves: ["+", "grain", "res"],
  revolutionary_idea: ["+", "science"],
  efficient_upgrade: ["−", "up"],
  wave_of_nationalism: ["+", "military"],
  military_build_up: ["+", "military"],
  endowment_for_the_arts: ["+", "culture"],
};

/** The most telling figures of a card, for where there is little room. */
export function shortFigures(card: Card, text: Texts): Figure[] {
  switch (card.kind) {
    case "action": {
      const [sign, ...icons] = ACTION_ICONS[card.row.name] ?? ["+"];
      const amount = card.row.amount > 0 ? `${sign}${String(card.row.amount)}` : "";
      return icons.map((icon, place) => ({ amount: place === icons.length - 1 ? amount : "", icon, label: "" }));
    }
    case "tactic": {
      const units = ["infantry", "cavalry", "artillery"] as const;
      const needed = units.flatMap((unit) =>
        card.row[unit] > 0 ? [{ amount: String(card.row[unit]), icon: unit, label: text.word("type", unit) }] : [],
      );
      return [
        ...needed,
        ...(card.row.army > 0 ? [figure(`+${String(card.row.army)}`, "military", "strength", text)] : []),
      ];
    }
    case "bonus":
      return [
        figure(`+${String(card.row.defence)}`, "shield", "defence", text),
        figure(`+${String(card.row.colonize)}`, "ship", "colonization", text),
      ];
    case "leader":
    case "territory":
      return symbolFigures(card.row.symbols, text);
    default:
      return costFigures(card, text);
  }
}

/** What a card does, in words: first its symbols, then what it says. */
export function effectOf(card: Card, text: Texts): string {
  const symbols = [...workerFigures(card, text), ...symbolFigures(card.row.symbols, text)];
  const counted = symbols.map(({ amount, label }) => `${amount} ${label}`).join(", ");
  return [counted, cardText(card, text)].filter(Boolean).join(". ");
}

/** What lies in a space, in words for those who cannot see it. */
export function spokenCard(card: Card, text: Texts, ...more: string[]): string {
  return [nameOf(card, text), spokenKind(card, text, ...more)].join(", ");
}

/** The same where its name is already said. */
export function spokenKind(card: Card, text: Texts, ...more: string[]): string {
  return [kindName(card, text), text.say("ta-age", { age: ageOf(card) }), ...more]
    .filter((part) => part !== "")
    .join(", ");
}

export function namesOf(content: AgesContent, numbers: readonly (number | null)[], text: Texts): string {
  return numbers.map((number) => nameOf(cardOf(content, number), text)).join(", ");
}
