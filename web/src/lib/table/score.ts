/** The lines of a result in groups: lines, and the sum that closes them. Found by adding up. Pure. */

import type { Outcome } from "$lib/api/types";
import type { ScoreColumn, ScoreRow } from "$lib/components/ScoreTable.svelte";
import type { Texts } from "$lib/text/texts";

export interface ScoreGroup {
  /** The message of the sum. */
  key: string;
  parts: string[];
}

export interface ScoreShape {
  groups: ScoreGroup[];
  /** Lines that belong to no sum. */
  rest: string[];
}

export function amountOf(outcome: Outcome, seat: number, key: string): number {
  return outcome.breakdown[seat]?.find((line) => line.key === key)?.amount ?? 0;
}

export function shapeOf(outcome: Outcome): ScoreShape {
  const keys = [...new Set(outcome.breakdown.flatMap((lines) => lines.map((line) => line.key)))];
  const seats = outcome.breakdown.map((_, seat) => seat);
  const groups: ScoreGroup[] = [];
  let open: string[] = [];
  for (const key of keys) {
    const adds = (seat: number) => open.reduce((sum, part) => sum + amountOf(outcome, seat, part), 0);
    const isSum = open.length > 1 && seats.every((seat) => adds(seat) === amountOf(outcome, seat, key));
    if (isSum && seats.some((seat) => adds(seat) !== 0)) {
      groups.push({ key, parts: open });
      open = [];
    } else {
      open.push(key);
    }
  }
  return { groups, rest: open };
}

export interface Score {
  columns: ScoreColumn[];
  rows: ScoreRow[];
  groups: Record<string, { label: string }>;
  /** Nothing adds up: better a column for each player. */
  turned: boolean;
}

/** The score table of any game, from what its outcome tells. */
export function scoreOf(outcome: Outcome, text: Texts): Score {
  const shape = shapeOf(outcome);
  const sums = shape.groups.map((group) => group.key);
  const turned = sums.length === 0;
  const label = (key: string) => (turned ? text.say(key) : text.sayOr(`${key}.short`, text.say(key)));
  const columns = shape.groups.flatMap(({ key, parts }): ScoreColumn[] => [
    ...parts.map((part) => ({ key: part, label: label(part), group: key })),
    { key, label: text.say("col-sum"), group: key, sum: true },
  ]);
  columns.push(...shape.rest.map((key) => ({ key, label: label(key) })));
  const rows = outcome.scores.map((total, seat): ScoreRow => {
    const values = Object.fromEntries(columns.map(({ key }) => [key, amountOf(outcome, seat, key)]));
    const counts = (key: string) => sums.length === 1 || values[key] === total;
    return {
      seat,
      name: text.player(seat),
      rank: outcome.ranks[seat] ?? 0,
      values,
      low: sums.length > 1 ? sums.filter(counts) : [],
      total,
      bars: sums.map((key) => ({ amount: values[key] ?? 0, counts: counts(key) })),
      barsLabel: sums.map((key) => `${label(key)} ${String(values[key] ?? 0)}`).join(", "),
    };
  });
  const groups = Object.fromEntries(sums.map((key) => [key, { label: label(key) }]));
  return { columns, rows: rows.sort((a, b) => a.rank - b.rank), groups, turned };
}
