import { describe, expect, test } from "vitest";
import type { SeatOut, TableOut } from "$lib/api/types";
import { levelAfter } from "$lib/table/levels";

function seat(number: number, bot: string, more: Partial<SeatOut> = {}): SeatOut {
  return { seat: number, kind: bot ? "bot" : "person", bot, away: false, hints: 0, ...more } as SeatOut;
}

function match(ranks: number[], bot: string, mine: Partial<SeatOut> = {}): Pick<TableOut, "seats" | "you" | "outcome"> {
  const seats = ranks.map((_, at) => (at === 0 ? seat(0, "", mine) : seat(at, bot)));
  return { seats, you: 0, outcome: { ranks, scores: ranks, reason: "", breakdown: [] } };
}

describe("the level that suits a player", () => {
  test("is one higher after a win against it", () => {
    expect(levelAfter("easy", match([1, 2, 3], "easy"))).toBe("medium");
    expect(levelAfter("easy", match([1, 2], "expert"))).toBe("medium");
    expect(levelAfter("expert", match([1, 2], "expert"))).toBe("expert");
  });
  test("counts a match once", () => {
    const won = match([1, 2], "easy");
    expect(levelAfter(levelAfter("easy", won), won)).toBe("medium");
  });
  test("stays after anything else", () => {
    expect(levelAfter("easy", match([2, 1], "easy")), "lost").toBe("easy");
    expect(levelAfter("easy", match([1, 1], "easy")), "shared").toBe("easy");
    expect(levelAfter("medium", match([1, 2], "easy")), "weaker bots").toBe("medium");
    expect(levelAfter("easy", match([1, 2], "easy", { hints: 1 })), "with hints").toBe("easy");
    expect(levelAfter("easy", match([1, 2], "easy", { away: true })), "a bot won it").toBe("easy");
    expect(levelAfter("easy", match([1, 2], "")), "against people").toBe("easy");
    expect(levelAfter("easy", match([1], "")), "alone").toBe("easy");
    expect(levelAfter("easy", { ...match([1, 2], "easy"), you: null }), "watching").toBe("easy");
  });
});
