/**
 * The moves of others, one after the other, at the reader's pace; and banners for what begins with them.
 *
 * The table itself is always up to date: what is played back lies over it, and any input ends it. Boards of the past come
 * from the sheets that arrived, and are asked for where several moves came at once.
 */

import { api } from "$lib/api/client";
import type { LogRow, TableThen, TableOut } from "$lib/api/types";
import { preferences } from "$lib/state/preferences.svelte";
import type { Message } from "$lib/text/texts";
import type { LiveTable } from "./live.svelte";

export type Pace = "off" | "fast" | "normal" | "slow";

/** A move that is being shown. */
export interface Frame {
  /** The number of moves after which the board is shown. */
  move: number;
  /** The board of then; null for the present one. */
  moment: TableThen | null;
  row: LogRow;
  /** Which of how many. */
  place: number;
  of: number;
}

/** How long a move is shown, in milliseconds. */
const SHOWN: Record<Exclude<Pace, "off">, number> = { fast: 550, normal: 1250, slow: 2600 };
/** More moves than this together take no longer. */
const UNHURRIED = 6;
const LEAST = 260;
const BANNER = 2600;
const REMEMBERED = 80;

/** How long each of some moves is shown. Pure. */
export function timeFor(pace: Exclude<Pace, "off">, many: number): number {
  return Math.max(LEAST, Math.round((SHOWN[pace] * Math.min(many, UNHURRIED)) / Math.max(1, many)));
}

/** The moves that are worth showing: of others, if anything came of them. Pure. */
export function toShow(log: readonly LogRow[], from: number, you: number | null): LogRow[] {
  return log.slice(from).filter((row) => row.seat !== you && row.events.length > 0);
}

export class Playback {
  frame = $state.raw<Frame | null>(null);
  /** What has just begun: events with a headline. */
  banner = $state.raw<Message | null>(null);
  /** Whether an event has a headline; nothing has before the game's messages are there. */
  isHeadline: (event: Message) => boolean = () => false;

  private readonly moments = new Map<number, TableThen>();
  private queue: LogRow[] = [];
  private shown = 0;
  private running = 0;
  private wake: (() => void) | null = null;
  private banners: Message[] = [];
  private bannerTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly live: LiveTable) {
    live.listen((sheet, before) => {
      this.arrived(sheet, before);
    });
  }

  /** Show the moves of others from a number of moves on, again. */
  replay(from: number): void {
    const table = this.live.table;
    if (!table) return;
    this.skip();
    this.play(toShow(this.live.log, from, table.you ?? null));
  }

  /** Any input: the present board, at once. Whether anything was being shown. */
  skip(): boolean {
    const was = this.frame !== null || this.banner !== null;
    this.queue = [];
    this.shown = 0;
    this.running++;
    this.frame = null;
    this.banners = [];
    this.banner = null;
    clearTimeout(this.bannerTimer);
    this.wake?.();
    return was;
  }

  private arrived(sheet: TableOut, before: TableOut | null): void {
    this.keep(sheet);
    if (!before || sheet.status !== "playing" || sheet.moves < before.moves) {
      if (before) this.skip();
      if (before && sheet.moves < before.moves) this.moments.clear();
      return;
    }
    const rows = this.live.log.slice(before.moves);
    if (rows.length === 0 || document.visibilityState === "hidden") return;
    const you = sheet.you ?? null;
    const plays = preferences.current.pace === "off" ? [] : toShow(this.live.log, before.moves, you);
    for (const row of rows) if (!plays.includes(row)) this.herald(row);
    this.play(plays);
  }

  private keep(sheet: TableOut): void {
    if (!sheet.view) return;
    this.moments.set(sheet.moves, { view: sheet.view, did: [], stage: sheet.stage ?? null, asked: sheet.asked });
    const oldest = this.moments.keys().next().value;
    if (this.moments.size > REMEMBERED && oldest !== undefined) this.moments.delete(oldest);
  }

  private play(rows: readonly LogRow[]): void {
    if (rows.length === 0) return;
    const idle = this.queue.length === 0 && this.frame === null;
    this.queue.push(...rows);
    if (idle) {
      this.shown = 0;
      void this.run(++this.running);
    }
  }

  private async run(run: number): Promise<void> {
    while (run === this.running) {
      const row = this.queue.shift();
      if (!row) break;
      const many = this.queue.length + 1;
      const moment = await this.momentAt(row.move + 1);
      if (run !== this.running) return;
      this.shown++;
      this.frame = { move: row.move + 1, moment, row, place: this.shown, of: this.shown + this.queue.length };
      this.herald(row);
      const { pace } = preferences.current;
      await this.pause(timeFor(pace === "off" ? "normal" : pace, many));
    }
    if (run === this.running) this.frame = null;
  }

  /** The board after a number of moves; null for the present one, and where it cannot be had. */
  private async momentAt(move: number): Promise<TableThen | null> {
    if (move >= (this.live.table?.moves ?? 0)) return null;
    const known = this.moments.get(move);
    if (known) return known;
    try {
      const found = await api.at(this.live.id, move);
      this.moments.set(move, found);
      return found;
    } catch {
      return null;
    }
  }

  private pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private herald(row: LogRow): void {
    this.banners.push(...row.events.filter((event) => this.isHeadline(event)));
    if (!this.banner) this.nextBanner();
  }

  private nextBanner(): void {
    clearTimeout(this.bannerTimer);
    this.banner = this.banners.shift() ?? null;
    if (this.banner) this.bannerTimer = setTimeout(() => this.nextBanner(), BANNER);
  }
}
