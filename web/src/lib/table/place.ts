/** Where a bubble goes: beside its thing, on the screen, and on as few legal targets as possible. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
  /** The class of the bubble: where its tip is. */
  side: "up" | "" | "left" | "right" | "free";
  tip: number;
}

/** Where a small tip goes: above its thing or else below, within a frame. */
export function tipAt(at: DOMRect, frame: DOMRect, size: Size): { x: number; y: number } {
  const x = at.left + at.width / 2 - frame.left - size.width / 2;
  const above = at.top - frame.top - size.height - 8;
  return {
    x: Math.max(6, Math.min(x, frame.width - size.width - 6)),
    y: above >= 6 ? above : Math.min(at.bottom - frame.top + 8, frame.height - size.height - 6),
  };
}

const GAP = 12;
const EDGE = 8;

export function place(at: Box | null, size: Size, screen: Size, avoid: readonly Box[]): Spot {
  if (!at) return { x: (screen.width - size.width) / 2, y: screen.height / 4, side: "free", tip: 0 };
  const middle = (at.left + at.right) / 2;
  const centre = (at.top + at.bottom) / 2;
  const x = clamp(middle - size.width / 2, screen.width - size.width);
  const y = clamp(centre - 24, screen.height - size.height);
  const spots: Spot[] = [
    { x, y: at.bottom + GAP, side: "up", tip: tip(middle - x, size.width) },
    { x, y: at.top - GAP - size.height, side: "", tip: tip(middle - x, size.width) },
    { x: at.right + GAP, y, side: "left", tip: tip(centre - y, size.height) },
    { x: at.left - GAP - size.width, y, side: "right", tip: tip(centre - y, size.height) },
  ];
  const costs = spots.map((spot) => cost(spot, size, screen, avoid));
  const best = costs.indexOf(Math.min(...costs));
  const chosen = spots[best] ?? { x, y, side: "free", tip: 0 };
  return { ...chosen, x: clamp(chosen.x, screen.width - size.width), y: clamp(chosen.y, screen.height - size.height) };
}

function clamp(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most - EDGE));
}

function tip(offset: number, length: number): number {
  return Math.max(16, Math.min(offset, length - 16));
}

/** Square pixels that are off the screen count much more than those over a target. */
function cost(spot: Spot, size: Size, screen: Size, avoid: readonly Box[]): number {
  const box = { left: spot.x, top: spot.y, right: spot.x + size.width, bottom: spot.y + size.height };
  const inside = overlap(box, { left: 0, top: 0, right: screen.width, bottom: screen.height });
  const covered = avoid.reduce((sum, target) => sum + overlap(box, target), 0);
  return (size.width * size.height - inside) * 10 + covered;
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
