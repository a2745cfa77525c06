/** What is drawn and told of an analysed match. */

import { describe, expect, test } from "vitest";
import type { AccountOut, AnalysisOut, PhaseOut } from "$lib/api/types";
import { areasOf, bestAndWorst, courseOf, meanError, points, signed } from "$lib/table/analysis";

const turn = (...chances: number[]) => ({
  seat: 0,
  chances,
  errors: chances.map(() => 0.04),
  luck: [],
  luck_error: [],
  progress: 0,
});

function analysis(moves: number): AnalysisOut {
  return {
    start: [0.5, 0.5],
    start_errors: [0.02, 0.02],
    seats: 2,
    turns: Array.from({ length: moves }, (_, at) => turn((at + 1) / moves, 1 - (at + 1) / moves)),
  } as unknown as AnalysisOut;
}

describe("the course of a match", () => {
  test("begins with the start and ends with the result", () => {
    const course = courseOf(analysis(4));
    expect(course.map((column) => column.move)).toEqual([0, 1, 2, 3, 4]);
    expect(course.at(-1)?.chances).toEqual([1, 0]);
  });

  test("of many moves some are drawn, the last one always", () => {
    const course = courseOf(analysis(1000), 50);
    expect(course).toHaveLength(50);
    expect(course[0]?.move).toBe(0);
    expect(course.at(-1)?.move).toBe(1000);
  });

  test("areas lie on each other and fill the chart", () => {
    const [upper, lower] = areasOf(courseOf(analysis(2)), 2);
    expect(upper?.shape).toBe("M0.0000 0.0000L0.5000 0.0000L1.0000 0.0000L1.0000 1.0000L0.5000 0.5000L0.0000 0.5000Z");
    expect(lower?.shape).toBe("M0.0000 0.5000L0.5000 0.5000L1.0000 1.0000L1.0000 1.0000L0.5000 1.0000L0.0000 1.0000Z");
    expect(upper?.seam).toBe("M0.0000 0.4800L0.5000 0.4600L1.0000 0.9600L1.0000 1.0000L0.5000 0.5400L0.0000 0.5200Z");
    expect(lower?.seam).toBe("");
  });

  test("the error is told in points", () => {
    expect(meanError(courseOf(analysis(3)))).toBe(4);
  });
});

describe("accounts", () => {
  const phase = (key: string, decisions: number, accuracy: number): PhaseOut => ({ key, decisions, loss: 0, accuracy });
  const account = (phases: PhaseOut[], times: PhaseOut[]) => ({ phases, times }) as unknown as AccountOut;

  test("best and worst are phases of the game, where there are several", () => {
    const found = bestAndWorst(account([phase("a", 9, 0.5), phase("b", 9, 0.9), phase("c", 2, 0.1)], []));
    expect([found?.best.key, found?.worst.key]).toEqual(["b", "a"]);
  });

  test("else parts of the match; of a single one nothing is said", () => {
    const times = [phase("early", 5, 0.2), phase("late", 5, 0.8)];
    expect(bestAndWorst(account([phase("turn", 10, 0.5)], times))?.best.key).toBe("late");
    expect(bestAndWorst(account([phase("turn", 10, 0.5)], [phase("early", 10, 0.5)]))).toBeNull();
  });

  test("points have signs where they are differences, and nought has no minus", () => {
    expect([points(0.126), signed(0.126), signed(-0.126), signed(-0.001)]).toEqual(["13", "+13", "−13", "+0"]);
  });
});
