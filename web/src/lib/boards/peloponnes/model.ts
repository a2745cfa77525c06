/** Words for the numbers in views and content tables of Peloponnes; their shapes are made by `tessera types`. */

import type { Content, View } from "$lib/api/types";
import { speaking } from "$lib/table/notation";
import type { DISASTERS, Elements, Step, SYMBOLS, Verbs } from "./notation";
import type { PeloponnesContent, PeloponnesView } from "./types";

export type {
  Ability as CardAbility,
  Civilization as CivilizationRow,
  Means,
  Offer,
  PeloponnesContent,
  PeloponnesView,
  Player as PlayerView,
  Points,
  PowerCard as PowerCardRow,
  Tableau,
} from "./types";

export { DECKS, DISASTERS, LUXURY_CARD, NO_CARD, PROTECTS, SYMBOLS } from "./notation";
export const { argsOf, asks, say } = speaking<Verbs, Step>();

export type CoinSymbol = (typeof SYMBOLS)[number];
export type DisasterName = (typeof DISASTERS)[number];

/** The icons of symbols in the sprite. */
export const SYMBOL_ICONS: Record<CoinSymbol, string> = {
  wood: "wood",
  stone: "stone",
  grain: "grain",
  inhabitant: "folk",
};

export function viewOf(view: View): PeloponnesView {
  return view as unknown as PeloponnesView;
}

export function contentOf(content: Content): PeloponnesContent {
  return content as unknown as PeloponnesContent;
}

/** The civilization that a number means. */
export function civilizationOf(content: PeloponnesContent, number: number) {
  return content.civilizations.find((civ) => content.elements[number] === `civilization:${civ.key}`);
}

/** What a power card does beyond its numbers. */
export function doesOf(content: PeloponnesContent, key: string) {
  return content.abilities[`card:${key}`] ?? [];
}

/** The drawing of every card, by key. A card nobody has drawn gets one by its kind. */
const DRAWN: Partial<Record<Elements["card" | "civilization"], string>> = {
  // landscapes
  taygetos_range: "range",
  eurotas_gorge: "gorge",
  parnon_foothills: "foothills",
  lykaion_slopes: "slopes",
  argive_plain: "furrows",
  pamisos_valley: "valley",
  foloi_oak_forest: "oaks",
  alpheios_valley: "river",
  ladon_valley: "ford",
  kynouria_hills: "hillside",
  elis_plain: "pasture",
  nemea_valley: "vineyard",
  stenyklaros_plain: "sheaves",
  helos_plain: "marsh",
  erymanthos_forest: "forest",
  styx_gorge: "waterfall",
  kyllene_massif: "massif",
  aroania_heights: "heights",
  pholoe_hills: "olives",
  tegea_plain: "plain",
  mainalon_forest: "firs",
  stymphalian_valley: "lake",
  chelmos_peak: "peak",
  mantineian_plain: "fields",
  // buildings
  barracks: "barracks",
  stockade: "palisade",
  bridge: "bridge",
  market: "market",
  street: "street",
  port: "port",
  aqueduct: "aqueduct",
  agora: "agora",
  epidauros_odeon: "theatre",
  leonidaion: "courtyard",
  granary: "granary",
  quarry: "quarry",
  well: "well",
  temple_of_apollo: "temple",
  treasury_of_atreus: "tholos",
  acrocorinth: "acropolis",
  cyclopean_masonry: "masonry",
  agriculture: "plough",
  phidias_workshop: "workshop",
  stoa: "stoa",
  statue_of_zeus: "statue",
  liongate: "liongate",
  tiryns_fortress: "fortress",
  hellinikon_pyramid: "pyramid",
  // civilizations
  messene: "citygate",
  patras: "lighthouse",
  arcadia: "shepherd",
  corinth: "capital",
  sparta: "hoplites",
  pylos: "trireme",
  argos: "shield",
  delphi: "oracle",
  thebes: "sphinx",
  mycenae: "mask",
};

export function drawingOf(key: string, building = false): string {
  return (DRAWN as Partial<Record<string, string>>)[key] ?? (building ? "stoa" : "plain");
}
