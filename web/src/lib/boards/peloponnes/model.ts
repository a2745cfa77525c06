/** Words for the numbers in views and content tables of Peloponnes; their shapes are made by `tessera types`. */

import type { Content, View } from "$lib/api/types";
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

export const NO_CARD = -1;
export const LUXURY_CARD = -2;

export const SYMBOLS = ["wood", "stone", "grain", "inhabitant"] as const;
export type CoinSymbol = (typeof SYMBOLS)[number];

export const DISASTERS = ["plague", "earthquake", "tempest", "drought", "decline"] as const;
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
const DRAWN: Record<string, string> = {
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
  return DRAWN[key] ?? (building ? "stoa" : "plain");
}
