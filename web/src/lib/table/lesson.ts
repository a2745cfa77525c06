/** The guided first match: which step of the coach is due. Pure, but for what is kept on the device. */

import type { LessonStep, LogRow, TableOut } from "$lib/api/types";
import type { Place } from "$lib/boards";
import { chainOf, startsWith, written } from "./notation";

const KEY = "tessera.lessons";

/** A guided match that somebody has begun on this device: which steps the coach has said. */
export interface Begun {
  table: string;
  seen: string[];
}

/** Whether all that a step waits for is so. */
export function isDue(step: LessonStep, table: TableOut, log: readonly LogRow[]): boolean {
  const { decision } = table;
  if (step.asks !== "" && decision?.step !== step.asks) return false;
  const { offers } = step;
  if (offers && !decision?.options.some((option) => startsWith(chainOf(option)[0], offers))) return false;
  if (step.told !== "" && timesTold(step.told, log) < step.times) return false;
  const round = table.view?.round;
  return step.round === 0 || (typeof round === "number" && round >= step.round);
}

function timesTold(key: string, log: readonly LogRow[]): number {
  return log.reduce((sum, row) => sum + row.events.filter((event) => event.key === key).length, 0);
}

/** The parts of the answer that a step recommends here, if it names one that can be given. */
export function shownBy(step: LessonStep, table: TableOut): string[] | null {
  const options = table.decision?.options ?? [];
  for (const [first, ...rest] of step.shows) {
    const found = first && options.find((option) => startsWith(chainOf(option)[0], first));
    if (found) return [found.do, ...rest.map(written)];
  }
  return null;
}

/** The first step that is due and was not said yet. */
export function dueStep(
  steps: readonly LessonStep[],
  seen: readonly string[],
  table: TableOut,
  log: readonly LogRow[],
): LessonStep | null {
  const follows = ({ after }: LessonStep) => after === "" || seen.includes(after);
  return steps.find((step) => !seen.includes(step.id) && follows(step) && isDue(step, table, log)) ?? null;
}

/** How far the lesson has come, counted from one: its furthest step, so that what is said late leads nowhere back. */
export function reached(steps: readonly LessonStep[], seen: readonly string[], now: LessonStep): number {
  return 1 + steps.findLastIndex(({ id }) => id === now.id || seen.includes(id));
}

/** The regions that every table has, as the boards' contract names them. */
const REGIONS: Readonly<Record<string, Place>> = {
  board: { at: ".board", tab: "board" },
  mine: { at: ".mat", tab: "mine" },
  others: { at: ".strips", tab: "others" },
  rail: { at: ".rail", tab: "goals" },
  panel: { at: ".decision-panel", tab: "board" },
};

/** Where a point is drawn, if it is a region of the table or a part of this board; else it is an element of it. */
export function placeOf(point: string, parts: Readonly<Record<string, Place>> = {}): Place | null {
  const [, kind = "", name = ""] = /^(region|part):([\w-]+)$/.exec(point) ?? [];
  return (kind === "region" ? REGIONS[name] : kind === "part" ? parts[name] : null) ?? null;
}

function all(): Begun[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Begun[];
  } catch {
    return [];
  }
}

function keep(begun: readonly Begun[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(begun.slice(-20)));
  } catch {
    // private window: the coach is there until the page is closed
  }
}

/** The guided match at a table; null if it is none, or was left. */
export function begunAt(table: string): Begun | null {
  return all().find((begun) => begun.table === table) ?? null;
}

export function remember(begun: Begun): void {
  keep([...all().filter((each) => each.table !== begun.table), begun]);
}

export function leave(table: string): void {
  keep(all().filter((each) => each.table !== table));
}
