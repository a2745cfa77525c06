/** Spaces and cards in words: lines for tooltips, whole sentences for those who listen. */

import type { Texts } from "$lib/text/texts";
import {
  FOCUS,
  LEVELS,
  RESOURCES,
  TERRAINS,
  WATER,
  type FocusCardRow,
  type NewDawnContent,
  type NewDawnView,
  type WonderRow,
} from "./model";
import type { Space } from "./spaces";

/** Hills G7 */
export function spaceName(space: Pick<Space, "terrain" | "name" | "natural">, text: Texts): string {
  const terrain = TERRAINS[space.terrain] ?? "water";
  const name = space.natural ? text.word("natural", space.natural.key) : text.word("terrain", terrain);
  return text.say("nd-space", { name, at: space.name });
}

export interface Line {
  icon: string;
  text: string;
  seat?: number;
}

/** What is on a space, one line each. */
export function spaceLines(
  space: Space,
  view: NewDawnView,
  content: NewDawnContent,
  text: Texts,
  eyes: number | null,
): Line[] {
  const lines: Line[] = [];
  const own = (seat: number) => seat === eyes;
  if (space.piece) {
    const { seat, kind, mature } = space.piece;
    const said = text.say(`nd-on-${kind}`, { seat, own: own(seat), mature });
    lines.push({ icon: kind === "control" || kind === "reinforced" ? "token" : "city", text: said, seat });
  }
  if (space.wonder) {
    lines.push({ icon: "wonder", text: text.say("nd-on-wonder", { card: space.wonder.key }) });
  }
  if (space.city) {
    const at = content.city_states.findIndex((row) => row.key === space.city?.key);
    const focus = FOCUS[space.city.type];
    lines.push({
      icon: "citystate",
      text:
        space.city.holder === null
          ? text.say("nd-on-city-state", { city: space.city.key, focus, count: view.envoys_left[at] ?? 0 })
          : text.say("nd-on-conquered", { city: space.city.key, seat: space.city.holder }),
    });
  }
  if (space.natural) {
    const natural = space.natural.key;
    const held = !space.natural.token;
    lines.push({
      icon: "natural",
      text: text.say("nd-on-natural", { natural, resource: space.natural.resource, held }),
    });
  }
  if (space.resource)
    lines.push({ icon: space.resource, text: text.say("nd-on-resource", { resource: space.resource }) });
  for (const letter of space.barbarians) {
    lines.push({ icon: "barbarian", text: text.say("nd-on-barbarian", { letter }) });
  }
  for (const seat of new Set(space.caravans)) {
    const count = space.caravans.filter((each) => each === seat).length;
    lines.push({ icon: "caravan", text: text.say("nd-on-caravan", { seat, own: own(seat), count }), seat });
  }
  if (space.capital && space.piece?.kind !== "capital") lines.push({ icon: "star", text: text.say("nd-on-symbol") });
  if (space.spawn && !space.barbarians.includes(space.spawn)) {
    lines.push({ icon: "barbarian", text: text.say("nd-on-spawn", { letter: space.spawn }) });
  }
  return lines;
}

/** Difficulty, coast: what counts for rules but cannot be seen at once. */
export function spaceFacts(space: Space, view: NewDawnView, text: Texts): string {
  if (space.terrain === WATER) return space.tile === null ? text.say("nd-fact-water-token") : "";
  const facts = [text.say("nd-fact-difficulty", { count: view.difficulty[space.terrain] ?? 0 })];
  if (space.coast) facts.push(text.say("nd-fact-coast"));
  return facts.join(", ");
}

/** Everything about a space, to be read out: Hills G7, control token of Anna, reinforced. */
export function spokenSpace(
  space: Space,
  view: NewDawnView,
  content: NewDawnContent,
  text: Texts,
  eyes: number | null,
): string {
  return [spaceName(space, text), ...spaceLines(space, view, content, text, eyes).map((line) => line.text)].join(", ");
}

export function levelOf(card: FocusCardRow): string {
  return LEVELS[card.level] ?? "";
}

/** A focus card to be read out: slot 4, desert; Culture II: Drama and Poetry, 1 trade token. */
export function spokenFocus(card: FocusCardRow, slot: number, trade: number, text: Texts, ...more: string[]): string {
  return [
    text.say("nd-slot-of", { slot, terrain: TERRAINS[Math.min(slot, 5) - 1] }),
    `${text.word("focus", FOCUS[card.type] ?? "")} ${levelOf(card)}`,
    text.word("card", card.key),
    text.say("nd-trade-count", { count: trade }),
    ...more,
  ]
    .filter(Boolean)
    .join(", ");
}

export function resourceNames(row: WonderRow, text: Texts): string {
  return row.resources.map((kind) => text.word("resource", RESOURCES[kind] ?? "")).join(", ");
}

/** The text of a card with its numbers. */
export function cardText(key: string, content: NewDawnContent, text: Texts, kind = "card"): string {
  const rows: { key: string }[][] = [
    content.focus_cards,
    content.world_wonders,
    content.city_states,
    content.pacts,
    content.leaders,
    content.agendas,
    content.natural_wonders,
  ];
  const row = rows.flat().find((each) => each.key === key);
  const message = `${kind}-${key.replaceAll("_", "-")}.text`;
  return text.has(message) ? text.say(message, { ...row }) : "";
}

/** What was attacked where nobody defends: a barbarian or a city-state. */
export function battleTarget(space: Space | undefined, text: Texts): string {
  if (space?.city && space.barbarians.length === 0) return text.word("card", space.city.key);
  return text.word("piece", "barbarian");
}
