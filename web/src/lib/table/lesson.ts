/** The guided first match: which step of the coach is due. Pure, but for what is kept on the device. */

import type { LessonStep, LogRow, TableOut } from "$lib/api/types";

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
  if (step.offers !== "" && !decision?.options.some((option) => option.do.startsWith(step.offers))) return false;
  if (step.told !== "" && !log.some((row) => row.events.some((event) => event.key === step.told))) return false;
  const round = table.view?.round;
  return step.round === 0 || (typeof round === "number" && round >= step.round);
}

/** The first step that is due and was not said yet. */
export function dueStep(
  steps: readonly LessonStep[],
  seen: readonly string[],
  table: TableOut,
  log: readonly LogRow[],
): LessonStep | null {
  return steps.find((step) => !seen.includes(step.id) && isDue(step, table, log)) ?? null;
}

/** Where a point is drawn: a region of the table, or an element of the board. */
export function regionOf(point: string): string | null {
  const region = /^region:(\w+)$/.exec(point)?.[1];
  if (region === undefined) return null;
  return { board: ".board", mine: ".mat", others: ".strips", rail: ".rail", panel: ".decision-panel" }[region] ?? null;
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
