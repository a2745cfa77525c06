/** Names, icons and short facts of cards. */

import type { Family } from "$lib/components/GameCard.svelte";
import type { Texts } from "$lib/text/texts";
import { AGES, ARENA, MINE, TYPES, cardByKey, cardOf, type AgesContent, type Card, type Symbols } from "./model";

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
  if (card.kind === "technology") return TYPE_ICONS[card.row.type ?? 0] ?? "science";
  if (card.kind === "special") return FIELD_ICONS[card.row.type ?? 0] ?? "science";
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
  return card.kind === "technology" ? typeFamily(card.row.type ?? 0) : FAMILIES[card.kind];
}

export function ageOf(card: Card): string {
  return AGES[card.row.age ?? 0] ?? "";
}

export function nameOf(card: Card | null, text: Texts): string {
  return card ? text.word("card", card.row.key) : "";
}

/** What a card is: Mine, Leader, Aggression. */
export function kindName(card: Card, text: Texts): string {
  return card.kind === "technology" ? typeName(card.row.type ?? 0, text) : text.say(`ta-kind-${card.kind}`);
}

export function typeName(type: number, text: Texts): string {
  return text.say(`ta-type-${(TYPES[type] ?? "farm").replace("_", "-")}`);
}

/** What the card says, with its numbers; empty where the catalog has no words for it. */
export function cardText(card: Card, text: Texts): string {
  return text.sayOr(`card-${card.row.key.replaceAll("_", "-")}.text`, "", { ...card.row });
}

/** The name of what an explanation speaks of: an element of the board, or a word. */
export function lineName(what: string, content: AgesContent, text: Texts): string {
  const [kind = "", key] = what.split(":", 2);
  if (key === undefined) return text.sayOr(`ta-part-${kind}`, text.word("part", kind));
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
  return { amount, icon, label: text.say(`ta-symbol-${what.replace("_", "-")}`) };
}

/** What a card gives while it is in play. */
export function symbolFigures(symbols: Symbols, text: Texts): Figure[] {
  return (Object.keys(SYMBOL_ICONS) as (keyof Symbols)[]).flatMap((symbol) => {
    const amount = symbols[symbol] ?? 0;
    if (amount === 0) return [];
    const plain = symbol === "building_limit" ? String(amount) : signed(amount);
    return [figure(plain, SYMBOL_ICONS[symbol], symbol, text)];
  });
}

/** What one worker on a technology gives. */
export function workerFigures(card: Card, text: Texts): Figure[] {
  const { food = 0, goods = 0, culture = 0, gives_science = 0, strength = 0, happy = 0 } = card.row;
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

/** What it costs to develop a technology, or to build a wonder, as printed. */
export function costFigures(card: Card, text: Texts): Figure[] {
  const { science, revolution, stages, ma } = card.row;
  if (card.kind === "government") {
    return [figure(`${String(science ?? 0)} / ${String(revolution ?? 0)}`, "science", "science", text)];
  }
  if (card.kind === "technology" || card.kind === "special") {
    return [figure(String(science ?? 0), "science", "science", text)];
  }
  if (card.kind === "wonder" && Array.isArray(stages)) return [figure(stages.join(" "), "res", "resources", text)];
  if (card.kind === "aggression" || card.kind === "war") return [figure(String(ma ?? 0), "ma", "ma", text)];
  return [];
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
  const { row } = card;
  if (card.kind === "action") {
    const [sign, ...icons] = ACTION_ICONS[row.name ?? ""] ?? ["+"];
    const amount = row.amount ? `${sign}${String(row.amount)}` : "";
    return icons.map((icon, place) => ({ amount: place === icons.length - 1 ? amount : "", icon, label: "" }));
  }
  if (card.kind === "tactic") {
    const units: [number | undefined, string, string][] = [
      [row.infantry, "infantry", "infantry"],
      [row.cavalry, "cavalry", "cavalry"],
      [row.artillery, "artillery", "artillery"],
    ];
    const needed = units.flatMap(([count, icon, what]) =>
      count ? [{ amount: String(count), icon, label: text.say(`ta-type-${what}`) }] : [],
    );
    const army = row.army ? [figure(`+${String(row.army)}`, "military", "strength", text)] : [];
    return [...needed, ...army];
  }
  if (card.kind === "bonus") {
    return [
      figure(`+${String(row.defence ?? 0)}`, "shield", "defence", text),
      figure(`+${String(row.colonize ?? 0)}`, "ship", "colonization", text),
    ];
  }
  if (card.kind === "leader" || card.kind === "territory") return symbolFigures(row.symbols, text);
  return costFigures(card, text);
}

/** What lies in a space, in words for those who cannot see it. */
export function spokenCard(card: Card, text: Texts, ...more: string[]): string {
  return [nameOf(card, text), kindName(card, text), text.say("ta-age", { age: ageOf(card) }), ...more]
    .filter((part) => part !== "")
    .join(", ");
}

export function namesOf(content: AgesContent, numbers: readonly (number | null)[], text: Texts): string {
  return numbers.map((number) => nameOf(cardOf(content, number), text)).join(", ");
}

/** The card of `attack raid_1`. */
export function wordsOfAttack(notation: string): string {
  return notation.split(" ")[1] ?? "";
}
