/**
 * The building in the hand of whoever places it: a shape that is turned and moved over the city. What is chosen are the
 * parts of the answer; here is only what the pointer does meanwhile. What is legal, and what it completes, was worked out
 * by the rules (`placing` in the view).
 */

import type { AnswerPart } from "$lib/boards";
import { say, type Placing, type Way } from "./model";
import { partOf, saidIn } from "./reading";

export type Cell = readonly [x: number, y: number];

/** All cells of a way, those that hang over included. */
export function cellsOf(way: Way, width: number): Cell[] {
  return [...way.plots.map((plot): Cell => [plot % width, Math.floor(plot / width)]), ...way.outside];
}

/** How good a way looks: what it completes and scores, and how much nearer it brings the rest to being complete. */
export function worth(way: Way): number {
  return 500 * way.districts.length + 300 * (way.rows.length + way.columns.length) + 100 * way.points + way.merit;
}

/** The best first; of ways that cover the same plots only the one that hangs over least. */
export function ranked(ways: readonly Way[]): Way[] {
  const folded = new Map<string, Way>();
  for (const way of ways) {
    const key = way.plots.join(" ");
    const known = folded.get(key);
    if (!known || way.outside.length < known.outside.length) folded.set(key, way);
  }
  return [...folded.values()].sort((a, b) => worth(b) - worth(a) || a.at - b.at || a.lay - b.lay);
}

/** The way that the parts of an answer name; null as long as it is open. */
export function wayOf(placing: Placing | null, parts: readonly AnswerPart[]): Way | null {
  const at = saidIn(parts, "place");
  if (!placing || at === null) return null;
  const here = placing.ways.filter((way) => way.at === at);
  if (!partOf(parts, "lay")) return here.length === 1 ? (here[0] ?? null) : null;
  const lay = saidIn(parts, "lay");
  return here.find((way) => way.lay === lay) ?? null;
}

/** So many of the best ways are listed at first. */
const LISTED = 7;

export class HeldBuilding {
  /** Whether all ways are listed, not only the best. */
  all = $state(false);
  private parts = $state.raw<readonly AnswerPart[]>([]);
  private placing = $state.raw<Placing | null>(null);
  private width = 9;
  private choose: (notation: string) => void = () => undefined;
  /** The way that is wanted, while the parts that name it are still to be chosen. */
  private wanted: Way | null = null;
  /** Where it was put though it cannot stand there. */
  private astray = $state.raw<{ cells: readonly Cell[]; turn: number } | null>(null);

  readonly way = $derived.by(() => wayOf(this.placing, this.parts));
  readonly ways = $derived.by(() => ranked(this.placing?.ways ?? []));
  readonly listed = $derived.by(() => (this.all ? this.ways : this.ways.slice(0, LISTED)));

  /** Take over what is asked and what is chosen. */
  begin(
    placing: Placing | null,
    parts: readonly AnswerPart[],
    width: number,
    choose: (notation: string) => void,
  ): void {
    if (placing?.piece !== this.placing?.piece) {
      this.astray = null;
      this.wanted = null;
      this.all = false;
    }
    this.placing = placing;
    this.parts = parts;
    this.width = width;
    this.choose = choose;
    this.goOn();
  }

  stop(): void {
    this.placing = null;
    this.parts = [];
    this.astray = null;
    this.wanted = null;
  }

  get cells(): readonly Cell[] {
    return this.astray?.cells ?? (this.way ? cellsOf(this.way, this.width) : []);
  }

  get legal(): boolean {
    return this.astray === null;
  }

  /** Cells that are in the way of where it was put. */
  get blocked(): Cell[] {
    const open = new Set(this.placing?.open ?? []);
    return (this.astray?.cells ?? []).filter(([x, y]) => this.inside([x, y]) && !open.has(y * this.width + x));
  }

  /** A turn that would fit where it was put astray. */
  get fitting(): Way | null {
    const at = this.astray;
    if (!at) return null;
    for (let by = 1; by < 4; by++) {
      const found = this.find(this.spun(at.cells, at.turn + by));
      if (found) return found;
    }
    return null;
  }

  /** Choose a way: first the plot that names it, then how it lies. */
  take(way: Way): void {
    this.astray = null;
    if (this.way === way) return;
    this.wanted = way;
    if (saidIn(this.parts, "place") === way.at) this.goOn();
    else this.choose(say("place", way.at));
  }

  rotate(by: 1 | -1): void {
    const now = this.astray ?? (this.way ? { cells: cellsOf(this.way, this.width), turn: this.way.turn } : null);
    if (!now) {
      this.first();
      return;
    }
    this.put(this.spun(now.cells, now.turn + by), now.turn + by);
  }

  shift(dx: number, dy: number): void {
    const now = this.astray ?? (this.way ? { cells: cellsOf(this.way, this.width), turn: this.way.turn } : null);
    if (!now) {
      this.first();
      return;
    }
    const cells = now.cells.map(([x, y]): Cell => [x + dx, y + dy]);
    if (cells.some((cell) => this.inside(cell))) this.put(cells, now.turn);
  }

  /** With its top left corner on a plot, as it is turned now. */
  drop(x: number, y: number): void {
    const turn = this.astray?.turn ?? this.way?.turn ?? 0;
    this.put(
      this.turned(turn).map(([cx, cy]): Cell => [cx + x, cy + y]),
      turn,
    );
  }

  private first(): void {
    const best = this.ways[0];
    if (best) this.take(best);
  }

  private put(cells: readonly Cell[], turn: number): void {
    const way = this.find(cells);
    if (way) this.take(way);
    else this.astray = { cells, turn: ((turn % 4) + 4) % 4 };
  }

  private find(cells: readonly Cell[]): Way | null {
    const plots = cells.filter((cell) => this.inside(cell)).map(([x, y]) => y * this.width + x);
    const wanted = plots.sort((a, b) => a - b).join(" ");
    const outside = cells.length - plots.length;
    const ways = this.placing?.ways ?? [];
    return ways.find((way) => way.outside.length === outside && way.plots.join(" ") === wanted) ?? null;
  }

  private spun(cells: readonly Cell[], turn: number): Cell[] {
    const left = Math.min(...cells.map(([x]) => x));
    const top = Math.min(...cells.map(([, y]) => y));
    return this.turned(turn).map(([x, y]): Cell => [x + left, y + top]);
  }

  /** What is placed as it is turned, from its top left corner on. */
  private turned(turn: number): readonly Cell[] {
    const shapes = this.placing?.shapes ?? [];
    const many = Math.max(1, shapes.length);
    return shapes[((turn % many) + many) % many] ?? [];
  }

  private inside([x, y]: Cell): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.width;
  }

  private goOn(): void {
    const way = this.wanted;
    if (!way || saidIn(this.parts, "place") !== way.at) return;
    const lay = say("lay", way.lay);
    const part = partOf(this.parts, "lay");
    if (!part) return;
    this.wanted = null;
    if (part.chosen?.do !== lay && part.choices.some((choice) => choice.do === lay)) this.choose(lay);
  }
}
