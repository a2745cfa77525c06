/** The map, space by space: what is printed there and what lies on it now. Pure functions. */

import { HEX_SIDES } from "$lib/components/hex";
import {
  LETTERS,
  NEUTRAL,
  NONE,
  RESOURCES,
  rowOf,
  TERRAINS,
  WATER,
  WONDER,
  type NewDawnContent,
  type NewDawnView,
  type ResourceName,
} from "./model";

export type PieceKind = "capital" | "city" | "control" | "reinforced";

export interface Space {
  cell: number;
  /** Its column and row at the rim of the map: G7. */
  name: string;
  q: number;
  r: number;
  terrain: number;
  /** The number of the tile; null for a water token. */
  tile: number | null;
  /** Land on the edge of the map or next to water: what explorers count. */
  coast: boolean;
  piece: { seat: number; kind: PieceKind; mature: boolean } | null;
  /** The seats of the caravans that stand here. */
  caravans: number[];
  /** The letters of the barbarians that stand here. */
  barbarians: string[];
  resource: ResourceName | null;
  /** The natural wonder of this space; `token` while nobody has it. */
  natural: { key: string; resource: ResourceName; token: boolean } | null;
  /** The city-state of this space; `holder` is who has conquered it. */
  city: { key: string; type: number; frame: "circle" | "diamond"; holder: number | null } | null;
  /** The world wonder whose token lies here. */
  wonder: { key: string; type: number } | null;
  /** The letter of the barbarian that comes back here. */
  spawn: string | null;
  /** A capital symbol is printed here. */
  capital: boolean;
}

/** How terrains are called where they are drawn. */
export function drawnTerrain(terrain: number): string {
  return terrain === WONDER ? "natural_wonder" : (TERRAINS[terrain] ?? "water");
}

/** Before the game begins nothing lies on the map yet; then what is printed is shown instead. */
export function isLaid(view: NewDawnView): boolean {
  return view.barbarians.length > 0;
}

/** All spaces in the order of their numbers. */
export function spacesOf(view: NewDawnView, content: NewDawnContent): Space[] {
  const { map } = view;
  const laid = isLaid(view);
  const at = new Map(map.cells.map(([q, r], cell) => [`${String(q)},${String(r)}`, cell]));
  const spaces = map.cells.map(([q, r, terrain], cell): Space => {
    const around = HEX_SIDES.map(([dq, dr]) => at.get(`${String(q + dq)},${String(r + dr)}`));
    const shore = around.some((other) => other === undefined || map.cells[other]?.[2] === WATER);
    return {
      cell,
      name: map.names[cell] ?? "",
      q,
      r,
      terrain,
      tile: map.tiles[Math.floor(cell / 10)]?.[0] ?? null,
      coast: terrain !== WATER && shore,
      piece: null,
      caravans: [],
      barbarians: [],
      resource: null,
      natural: null,
      city: null,
      wonder: null,
      spawn: null,
      capital: false,
    };
  });
  const on = (cell: number | undefined, put: (space: Space) => void) => {
    const space = cell === undefined ? undefined : spaces[cell];
    if (space) put(space);
  };

  for (const [cell, kind] of map.resources) {
    if (laid && !view.deposits.includes(cell)) continue;
    on(cell, (space) => (space.resource = RESOURCES[kind] ?? null));
  }
  for (const cell of map.capitals) on(cell, (space) => (space.capital = true));
  map.spawn.forEach((cell, letter) => {
    on(cell, (space) => (space.spawn = LETTERS[letter] ?? null));
  });
  map.natural_wonders.forEach((cell, natural) => {
    const row = content.natural_wonders[natural];
    const token = !laid || view.natural_wonders[natural] === NEUTRAL;
    if (row)
      on(cell, (space) => (space.natural = { key: row.key, resource: RESOURCES[row.resource] ?? RESOURCES[0], token }));
  });
  map.city_states.forEach((cell, city) => {
    const row = content.city_states[city];
    const holder = view.city_states[city] ?? NEUTRAL;
    if (row)
      on(
        cell,
        (space) =>
          (space.city = { key: row.key, type: row.type, frame: row.frame, holder: holder >= 0 ? holder : null }),
      );
  });
  view.barbarians.forEach((cell, letter) => {
    on(cell, (space) => space.barbarians.push(LETTERS[letter] ?? ""));
  });
  for (const [wonder, cell] of view.wonder_tokens) {
    const row = rowOf(content, content.world_wonders, wonder);
    if (row) on(cell, (space) => (space.wonder = { key: row.key, type: row.type }));
  }
  for (const p of view.players) {
    const mature = view.civilizations[p.seat]?.mature ?? [];
    const put = (cell: number, kind: PieceKind) => {
      on(cell, (space) => (space.piece = { seat: p.seat, kind, mature: mature.includes(cell) }));
    };
    for (const cell of p.control) put(cell, "control");
    for (const cell of p.reinforced) put(cell, "reinforced");
    for (const cell of p.cities) put(cell, "city");
    if (p.capital !== NONE) put(p.capital, "capital");
    for (const cell of p.caravans) on(cell, (space) => space.caravans.push(p.seat));
  }
  return spaces;
}

/** Whether something stands in the middle of a space, so that the terrain's glyph gives way. */
export function isCovered(space: Space): boolean {
  return (
    space.piece !== null ||
    space.resource !== null ||
    space.barbarians.length > 0 ||
    space.caravans.length > 0 ||
    (space.city !== null && space.city.holder === null) ||
    (space.natural?.token ?? false) ||
    space.wonder !== null ||
    space.capital
  );
}

/** The spaces on which a piece, token or figure changed between two views. */
export function changedSpaces(before: readonly Space[], now: readonly Space[]): number[] {
  if (before.length !== now.length) return [];
  const face = (space: Space | undefined) =>
    JSON.stringify([space?.piece, space?.caravans, space?.barbarians, space?.wonder?.key, space?.city?.holder]);
  return now.filter((space, cell) => face(space) !== face(before[cell])).map((space) => space.cell);
}

// --- caravans that keep their identity ------------------------------------------------------------------------------

export interface Caravan {
  id: string;
  seat: number;
  cell: number;
}

/**
 * Caravans have no names. For their journeys to be seen, those that stayed keep their identity, and one that has left
 * its space takes the place of one that has appeared elsewhere.
 */
export function followCaravans(known: readonly Caravan[], view: NewDawnView): Caravan[] {
  const counts = new Map<number, number>();
  for (const { id, seat } of known) counts.set(seat, Math.max(counts.get(seat) ?? 0, Number(id.split(".")[1]) + 1));
  return view.players.flatMap((p) => {
    const cells = [...p.caravans];
    const kept: Caravan[] = [];
    const gone: Caravan[] = [];
    for (const caravan of known.filter((each) => each.seat === p.seat)) {
      const place = cells.indexOf(caravan.cell);
      if (place < 0) gone.push(caravan);
      else kept.push({ ...caravan, cell: cells.splice(place, 1)[0] ?? caravan.cell });
    }
    const fresh = cells.map((cell, place): Caravan => {
      const moved = gone[place];
      if (moved) return { ...moved, cell };
      const next = counts.get(p.seat) ?? 0;
      counts.set(p.seat, next + 1);
      return { id: `${String(p.seat)}.${String(next)}`, seat: p.seat, cell };
    });
    return [...kept, ...fresh];
  });
}
