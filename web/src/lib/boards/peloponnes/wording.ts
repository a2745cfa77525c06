/** Cards in words: short lines for their faces, whole sentences for those who listen. */

import type { Texts } from "$lib/text/texts";
import { DISASTERS, PROTECTS, type CardAbility, type CivilizationRow, type PowerCardRow } from "./model";

export interface Ability {
  icon: string;
  text: string;
}

/** What a card does beyond its numbers, one short line each. One-off income stands on the art instead. */
export function abilities(card: PowerCardRow, does: readonly CardAbility[], text: Texts): Ability[] {
  const lines: Ability[] = [];
  const amount = (hook: string) => does.find((each) => each.hook === hook)?.amount ?? 0;
  const disasters = DISASTERS.filter((disaster) => does.some((each) => each.hook === PROTECTS[disaster]));
  if (disasters.length > 0) lines.push({ icon: "shield", text: text.say("pe-abil-protects", { disasters }) });
  if (amount("bid-bonus")) lines.push({ icon: "coin", text: text.say("pe-abil-bid") });
  if (amount("conquest-discount")) {
    lines.push({ icon: "military", text: text.say("pe-abil-conquest", { count: amount("conquest-discount") }) });
  }
  if (amount("income")) lines.push({ icon: "cards", text: text.say("pe-abil-income", { count: amount("income") }) });
  if (card.supply) lines.push({ icon: "supply", text: text.say("pe-abil-supply") });
  return lines;
}

/** 2 wood, 1 stone */
export function amountsText(amounts: Record<string, number>, text: Texts): string {
  return Object.entries(amounts)
    .filter(([, count]) => count > 0)
    .map(([symbol, count]) => text.say("pe-say-amount", { count, symbol }))
    .join(", ");
}

/** Everything on a power card, to be read out. */
export function spokenCard(card: PowerCardRow, does: readonly CardAbility[], text: Texts, ...more: string[]): string {
  const cost = amountsText({ wood: card.wood_cost, stone: card.stone_cost }, text);
  const makes = amountsText({ wood: card.wood, stone: card.stone, grain: card.grain }, text);
  return [
    text.word("card", card.key),
    ...more,
    text.say(card.building ? "pe-building" : "pe-landscape"),
    text.say("pe-say-value", { count: card.value }),
    cost && text.say("pe-say-cost", { amounts: cost }),
    card.inhabitants && text.say("pe-say-inhabitants", { count: card.inhabitants }),
    card.power && text.say("pe-say-power", { count: card.power }),
    makes && text.say("pe-say-produces", { amounts: makes }),
    text.say("pe-say-symbol", { disaster: DISASTERS[card.disaster] }),
    card.coins && text.say("pe-abil-coins", { count: card.coins }),
    card.luxury && text.say("pe-abil-luxury", { count: card.luxury }),
    ...abilities(card, does, text).map((each) => each.text),
  ]
    .filter(Boolean)
    .join(", ");
}

export function spokenCivilization(civ: CivilizationRow, text: Texts, ...more: string[]): string {
  const makes = amountsText({ wood: civ.wood, stone: civ.stone, grain: civ.grain }, text);
  return [
    text.word("civ", civ.key),
    ...more,
    text.say("pe-civilization"),
    text.say("pe-say-inhabitants", { count: civ.inhabitants }),
    text.say("pe-say-power", { count: civ.power }),
    makes && text.say("pe-say-produces", { amounts: makes }),
    ...civ.symbols.map((disaster) => text.say("pe-say-symbol", { disaster: DISASTERS[disaster] })),
  ]
    .filter(Boolean)
    .join(", ");
}

/** 4 and a half as 4½. */
export function halves(count: number): string {
  const whole = Math.floor(count / 2);
  return count % 2 === 0 ? String(whole) : `${whole === 0 ? "" : String(whole)}½`;
}
