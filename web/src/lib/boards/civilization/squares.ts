/** The map as it is drawn: what lies and stands on each square. Pure. */

import {
  NONE,
  NO_ICONS,
  RESOURCES,
  SIDE,
  TERRAINS,
  TILE,
  UNEXPLORED,
  around,
  cardOf,
  iconsOf,
  squareName,
  type Card,
  type CivilizationContent,
  type CivilizationView,
  type Icons,
  type ResourceName,
} from "./model";

/** Figures of one nation on a square. */
export interface Figures {
  seat: number;
  armies: number;
  scouts: number;
  /** Those that do not move any more this turn. */
  rested: number;
  /** The number of the city to which a scout sends its square. */
  sends: number | null;
}

export interface Square {
  /** e5 */
  id: string;
  number: number;
  x: number;
  y: number;
  terrain: string;
  /** What the square shows: its print, or the marker that covers it. */
  icons: Icons;
  resource: ResourceName | null;
  marker: { card: Card; seat: number; obsolete: boolean } | null;
  city: { seat: number; capital: boolean; walled: boolean; number: number } | null;
  figures: Figures[];
  hut: boolean;
  village: boolean;
  /** Enemy figures stand in somebody's outskirts. */
  blocked: boolean;
  disaster: boolean;
  locked: boolean;
}

/** A tile that nobody has seen yet, by its north-west square. */
export interface TileBack {
  x: number;
  y: number;
}

export interface Field {
  squares: ReadonlyMap<number, Square>;
  backs: readonly TileBack[];
  columns: number;
  rows: number;
}

const drawn = new WeakMap<object, Field>();

/** All squares of the map by number. */
export function fieldOf(view: CivilizationView, content: CivilizationContent): Field {
  const known = drawn.get(view);
  if (known) return known;
  const squares = new Map<number, Square>();
  const blank = (number: number): Square => ({
    id: squareName(number),
    number,
    x: number % SIDE,
    y: Math.floor(number / SIDE),
    terrain: UNEXPLORED,
    icons: NO_ICONS,
    resource: null,
    marker: null,
    city: null,
    figures: [],
    hut: view.huts.includes(number),
    village: view.villages.includes(number),
    blocked: view.nations.some((nation) => nation.cities.some((city) => city.blocked.includes(number))),
    disaster: view.map.disasters.includes(number),
    locked: view.locked.includes(number),
  });
  const backs: TileBack[] = [];
  for (const [x, y] of view.map.tiles) {
    for (let place = 0; place < TILE * TILE; place++) {
      const number = (y + Math.floor(place / TILE)) * SIDE + x + (place % TILE);
      squares.set(number, blank(number));
    }
  }
  for (const [number, terrain, trade, production, culture, coin] of view.map.squares) {
    const square = squares.get(number) ?? blank(number);
    square.terrain = TERRAINS[terrain] ?? UNEXPLORED;
    square.icons = { trade, production, culture, coin, combat: 0 };
    squares.set(number, square);
  }
  for (const [x, y] of view.map.tiles) {
    if (squares.get(y * SIDE + x)?.terrain === UNEXPLORED) backs.push({ x, y });
  }
  for (const [number, resource] of view.map.resources) {
    const square = squares.get(number);
    if (square) square.resource = RESOURCES[resource] ?? null;
  }
  for (const p of view.players) {
    p.sites.forEach((site, place) => {
      const square = squares.get(site);
      const card = cardOf(content, p.stands[place]);
      if (!square || !card) return;
      square.marker = { card, seat: p.seat, obsolete: p.obsolete.includes(card.number) };
      square.icons = iconsOf(card);
      square.resource = null;
    });
    p.cities.forEach((centre, place) => {
      const square = squares.get(centre);
      if (!square) return;
      square.city = { seat: p.seat, capital: place === 0, walled: p.walled.includes(centre), number: place + 1 };
      square.icons = NO_ICONS;
      square.resource = null;
    });
    for (const number of new Set([...p.armies, ...p.scouts])) {
      const count = (list: readonly number[]) => list.filter((each) => each === number).length;
      const target = p.sends[p.scouts.findIndex((scout, place) => scout === number && p.sends[place] !== NONE)];
      squares.get(number)?.figures.push({
        seat: p.seat,
        armies: count(p.armies),
        scouts: count(p.scouts),
        rested: count(p.rested) + count(p.rested_scouts),
        sends: target === undefined ? null : p.cities.indexOf(target) + 1,
      });
    }
  }
  const all = [...squares.values()];
  const field = {
    squares,
    backs,
    columns: Math.max(0, ...all.map((square) => square.x)) + 1,
    rows: Math.max(0, ...all.map((square) => square.y)) + 1,
  };
  drawn.set(view, field);
  return field;
}

/** A city with the squares around it. */
export function cityArea(centre: number): number[] {
  return [centre, ...around(centre)];
}

/** Squares on which something is different from before. */
export function changedSquares(before: Field, after: Field): number[] {
  const seen = (square: Square | undefined) =>
    square &&
    JSON.stringify([
      square.terrain,
      square.marker?.card.number,
      square.city?.seat,
      square.hut,
      square.village,
      square.figures.map(({ seat, armies, scouts }) => [seat, armies, scouts]),
    ]);
  return [...after.squares.values()]
    .filter((square) => seen(square) !== seen(before.squares.get(square.number)))
    .map((square) => square.number);
}
