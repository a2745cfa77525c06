/** Names, icons and sentences for things of the game. */

import type { Family } from "$lib/components/GameCard.svelte";
import type { Texts } from "$lib/text/texts";
import {
  NONE,
  RANKS,
  RESOURCES,
  UNITS,
  cardByKey,
  is,
  squareNumber,
  type Card,
  type CivilizationContent,
  type Kind,
  type Plan,
  type TERRAINS,
} from "./model";
import { spokenName } from "./reading";
import type { Square } from "./squares";

/** A drawing of the sprite by its whole id. */
export const YIELD_DRAWINGS = { trade: "y-t", production: "y-p", culture: "y-c", coin: "y-o", combat: "y-b" } as const;
export const PHASE_ICONS = {
  start: "sunrise",
  trade: "trade",
  cities: "city",
  movement: "move",
  research: "research",
} as const;
export const RACE_ICONS = { culture: "y-c", tech: "i-research", economy: "y-o", military: "i-swords" } as const;

const GROUNDS: Record<(typeof TERRAINS)[number], string> = {
  desert: "desert",
  grassland: "grassland",
  forest: "forest",
  mountain: "mountains",
  water: "water",
};

/** How terrain is drawn: the name of its drawing and of its colours. */
export function groundOf(terrain: string): string {
  return (GROUNDS as Partial<Record<string, string>>)[terrain] ?? terrain;
}

const KIND_DRAWINGS: Record<Kind, string> = {
  civilization: "i-crown",
  government: "i-gov",
  tech: "i-research",
  wonder: "b-wonder",
  building: "b-market",
  person: "g-person",
  event: "i-event",
  unit: "u-infantry",
  hut: "r-hut",
  village: "r-village",
  tile: "i-compass",
};

const DRAWN = new Set([
  "barracks",
  "granary",
  "harbor",
  "iron_mine",
  "library",
  "market",
  "temple",
  "trading_post",
  "workshop",
  "university",
  "aqueduct",
  "bank",
  "cathedral",
  "academy",
]);

export function drawingOf(card: Card): string {
  if (card.kind === "unit") return `u-${UNITS[card.row.type] ?? "infantry"}`;
  if (card.kind === "building") {
    if (card.row.centre) return "b-walls";
    return DRAWN.has(card.row.key) ? `b-${card.row.key}` : "b-market";
  }
  if (card.kind === "hut" || card.kind === "village") {
    const resource = RESOURCES[card.row.resource];
    return resource ? `r-${resource}` : KIND_DRAWINGS[card.kind];
  }
  return KIND_DRAWINGS[card.kind];
}

const FAMILIES: Record<Kind, Family> = {
  civilization: "landscape",
  government: "building",
  tech: "science",
  wonder: "culture",
  building: "building",
  person: "economy",
  event: "culture",
  unit: "military",
  hut: "landscape",
  village: "landscape",
  tile: "landscape",
};

export function familyOf(card: Card): Family {
  return FAMILIES[card.kind];
}

export function nameOf(card: Card | null, text: Texts): string {
  return card ? text.word("card", card.row.key) : "";
}

/** What a card does, in words. */
export function cardText(card: Card | null, text: Texts): string {
  if (!card) return "";
  const key = `card-${card.row.key.replaceAll("_", "-")}.text`;
  return text.has(key) ? text.say(key, { ...card.row }) : "";
}

/** What kind of card it is, with its level, age or deck. */
export function kindName(card: Card, text: Texts): string {
  const kind = text.sayOr(`kind-${card.kind}`, card.kind);
  if (card.kind === "tech") return `${kind} ${RANKS[card.row.level] ?? ""}`;
  if (card.kind === "event") return `${kind} ${RANKS[card.row.deck] ?? ""}`;
  return kind;
}

/** Capital, City 2: of a player, without saying whose. */
export function cityName(number: number, text: Texts): string {
  return number === 1 ? text.say("cv-capital") : text.say("cv-city", { number });
}

/** Forest E5 */
export function squareTitle(square: Square, text: Texts): string {
  return text.say("cv-square", { terrain: text.say(`cv-terrain-${square.terrain}`), name: spokenName(square.number) });
}

export interface Line {
  /** A drawing of the sprite. */
  drawing: string;
  text: string;
  seat?: number;
}

/** What is on a square, one line each. */
export function squareLines(square: Square, text: Texts): Line[] {
  const lines: Line[] = [];
  if (square.city) {
    const { seat, number, walled } = square.city;
    const name = cityName(number, text);
    lines.push({ drawing: "i-city", text: text.say("cv-on-city", { name, seat, walled }), seat });
  }
  if (square.marker) {
    const { card, seat, obsolete } = square.marker;
    const name = nameOf(card, text);
    lines.push({ drawing: drawingOf(card), text: text.say("cv-on-marker", { name, seat, obsolete }), seat });
  }
  for (const { seat, armies, scouts, sends } of square.figures) {
    lines.push({ drawing: "i-army", text: text.say("cv-on-figures", { seat, armies, scouts }), seat });
    if (sends !== null)
      lines.push({ drawing: "i-scout", text: text.say("cv-on-sends", { name: cityName(sends, text) }) });
  }
  if (square.hut) lines.push({ drawing: "r-hut", text: text.say("cv-on-hut") });
  if (square.village) lines.push({ drawing: "r-village", text: text.say("cv-on-village") });
  if (square.resource)
    lines.push({ drawing: `r-${square.resource}`, text: text.say(`cv-resource-${square.resource}`) });
  if (square.blocked) lines.push({ drawing: "i-no", text: text.say("cv-on-blocked") });
  if (square.disaster) lines.push({ drawing: "i-warn", text: text.say("cv-on-disaster") });
  if (square.locked) lines.push({ drawing: "i-lock", text: text.say("cv-on-locked") });
  return lines;
}

/** The icons of a square in words: 2 production, 1 trade. */
export function yieldText(square: Square, text: Texts): string {
  return (["production", "trade", "culture", "coin", "combat"] as const)
    .filter((kind) => square.icons[kind] > 0)
    .map((kind) => text.say(`cv-yield-${kind}`, { count: square.icons[kind] }))
    .join(", ");
}

/** Everything about a square, to be read out. */
export function spokenSquare(square: Square, text: Texts): string {
  const lines = squareLines(square, text).map((line) => line.text);
  return [squareTitle(square, text), ...lines, yieldText(square, text)].filter(Boolean).join(", ");
}

/** Something that was announced, as words: Market on E6. */
export function planText(plan: Plan, content: CivilizationContent, text: Texts): string {
  if (plan.parts.length === 0) return plan.squares.map(spokenName).join(", ");
  const found = plan.parts.flatMap((part) => {
    const said = part.args.map(String).map((word) => {
      const card = cardByKey(content, word);
      if (card) return nameOf(card, text);
      const square = squareNumber(word);
      return square === NONE ? text.sayOr(`cv-resource-${word}`, word) : spokenName(square);
    });
    if (is(part, "city", "at", "to", "from")) return said;
    return [text.sayOr(`cv-plan-${part.verb}`, said.join(" "), { what: said.join(" ") })];
  });
  return found.filter(Boolean).join(", ");
}
