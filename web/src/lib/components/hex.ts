/** Geometry of maps: hexes with a point on top, and squares. Pure functions; axial coordinates q (right) and r (down). */

export interface Point {
  x: number;
  y: number;
}

const ROOT3 = Math.sqrt(3);

/** The middle of a hex; `size` is the distance from the middle to a corner. */
export function hexCentre(q: number, r: number, size: number): Point {
  return { x: size * ROOT3 * (q + r / 2), y: size * 1.5 * r };
}

/** The six corners, from the top on, clockwise. */
export function hexCorners(centre: Point, size: number): Point[] {
  const half = (ROOT3 / 2) * size;
  const { x, y } = centre;
  return [
    { x, y: y - size },
    { x: x + half, y: y - size / 2 },
    { x: x + half, y: y + size / 2 },
    { x, y: y + size },
    { x: x - half, y: y + size / 2 },
    { x: x - half, y: y - size / 2 },
  ];
}

export function squareCorners(centre: Point, size: number): Point[] {
  const { x, y } = centre;
  const half = size / 2;
  return [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ];
}

/** Corners as the `points` of a polygon. */
export function pointsOf(corners: readonly Point[]): string {
  return corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

/** The neighbours of a hex; side i lies between the corners i and i + 1. */
export const HEX_SIDES: readonly (readonly [number, number])[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

export const SQUARE_SIDES: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The outline of a territory: every side of a space whose neighbour does not belong to it, as a path. */
export function outline<S>(
  spaces: readonly S[],
  at: (space: S) => readonly [number, number],
  corners: (space: S) => readonly Point[],
  sides: readonly (readonly [number, number])[],
): string {
  const own = new Set(spaces.map((space) => at(space).join(",")));
  const parts: string[] = [];
  for (const space of spaces) {
    const [q, r] = at(space);
    const around = corners(space);
    sides.forEach(([dq, dr], side) => {
      if (own.has(`${String(q + dq)},${String(r + dr)}`)) return;
      const from = around[side];
      const to = around[(side + 1) % around.length];
      if (from && to) parts.push(`M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`);
    });
  }
  return parts.join("");
}

/** The smallest box around points, with a margin: the `viewBox` of a map. */
export function boxOf(
  points: readonly Point[],
  margin: number,
): { x: number; y: number; width: number; height: number } {
  if (points.length === 0) return { x: 0, y: 0, width: 1, height: 1 };
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** The target nearest in a direction: for moving between targets with arrow keys. */
export function nearest<T extends Point>(from: Point, targets: readonly T[], key: string): T | null {
  const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  if (!way) return null;
  const [wx = 0, wy = 0] = way;
  let best: T | null = null;
  let least = Infinity;
  for (const target of targets) {
    const dx = target.x - from.x;
    const dy = target.y - from.y;
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    if (ahead <= 0.5 || aside > 2 * ahead) continue;
    const cost = ahead + 1.6 * aside;
    if (cost < least) [best, least] = [target, cost];
  }
  return best;
}

/** The middle of a hex with a flat top: q goes right, r goes down. */
export function flatCentre(q: number, r: number, size: number): Point {
  return { x: size * 1.5 * q, y: size * ROOT3 * (r + q / 2) };
}

/** The six corners of a hex with a flat top, from the top left on, clockwise. */
export function flatCorners(centre: Point, size: number): Point[] {
  const half = (ROOT3 / 2) * size;
  const { x, y } = centre;
  return [
    { x: x - size / 2, y: y - half },
    { x: x + size / 2, y: y - half },
    { x: x + size, y },
    { x: x + size / 2, y: y + half },
    { x: x - size / 2, y: y + half },
    { x: x - size, y },
  ];
}

/** The neighbours of a hex with a flat top; side i lies between the corners i and i + 1. */
export const FLAT_SIDES: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
