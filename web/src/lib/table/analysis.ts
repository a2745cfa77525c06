/** What is drawn and told of an analysed match. */

import type { AccountOut, AnalysisOut, PhaseOut } from "$lib/api/types";

/** So many columns are enough for any screen. */
const COLUMNS = 160;
/** Decisions before a part of the match can be somebody's best or worst. */
const FEWEST = 5;

/** Everybody's chances after a number of moves, with their errors. */
export interface Column {
  move: number;
  chances: number[];
  errors: number[];
}

/** A seat's part of the chart: outlines in a box of 1 by 1, and how sure the line below it is. */
export interface Area {
  seat: number;
  shape: string;
  /** The seam to the seat below; none below the last. */
  seam: string;
}

/** The course of a match: the start and what came of every move; of many moves some, the last one always. */
export function courseOf(analysis: AnalysisOut, columns = COLUMNS): Column[] {
  const all: Column[] = [
    { move: 0, chances: analysis.start, errors: analysis.start_errors },
    ...analysis.turns.map((turn, at) => ({ move: at + 1, chances: turn.chances, errors: turn.errors })),
  ];
  if (all.length <= columns) return all;
  return Array.from({ length: columns }, (_, at) => all[Math.round((at * (all.length - 1)) / (columns - 1))]).filter(
    (column) => column !== undefined,
  );
}

/** Stacked from the top: the first seat's part is the uppermost. */
export function areasOf(course: readonly Column[], seats: number): Area[] {
  const moves = Math.max(1, course.at(-1)?.move ?? 1);
  const x = (column: Column) => column.move / moves;
  const until = (column: Column, seat: number) =>
    column.chances.slice(0, seat).reduce((sum, chance) => sum + chance, 0);
  const point = (column: Column, y: number) => `${x(column).toFixed(4)} ${Math.min(1, Math.max(0, y)).toFixed(4)}`;
  return Array.from({ length: seats }, (_, seat) => {
    const above = course.map((column) => point(column, until(column, seat)));
    const below = course.map((column) => point(column, until(column, seat + 1))).toReversed();
    const error = (column: Column) => Math.max(column.errors[seat] ?? 0, column.errors[seat + 1] ?? 0);
    const high = course.map((column) => point(column, until(column, seat + 1) - error(column)));
    const low = course.map((column) => point(column, until(column, seat + 1) + error(column))).toReversed();
    return {
      seat,
      shape: `M${[...above, ...below].join("L")}Z`,
      seam: seat === seats - 1 ? "" : `M${[...high, ...low].join("L")}Z`,
    };
  });
}

/** The mean error of all chances, in points of 100. */
export function meanError(course: readonly Column[]): number {
  const most = course.map((column) => Math.max(...column.errors));
  return Math.round((100 * most.reduce((sum, error) => sum + error, 0)) / Math.max(1, most.length));
}

/** The parts of the match in which somebody decided best and worst, by phases of the game or by time. */
export function bestAndWorst(account: AccountOut): { best: PhaseOut; worst: PhaseOut } | null {
  const enough = (phases: readonly PhaseOut[]) => phases.filter((phase) => phase.decisions >= FEWEST);
  const phases = enough(account.phases);
  const ranked = (phases.length > 1 ? phases : enough(account.times)).toSorted((a, b) => b.accuracy - a.accuracy);
  const [best, worst] = [ranked[0], ranked.at(-1)];
  return best && worst && best !== worst ? { best, worst } : null;
}

/** A share in points of 100. */
export function points(share: number): string {
  const rounded = Math.round(share * 100) + 0;
  return rounded < 0 ? `−${String(-rounded)}` : String(rounded);
}

/** The same of a difference. */
export function signed(share: number): string {
  const told = points(share);
  return told.startsWith("−") ? told : `+${told}`;
}
