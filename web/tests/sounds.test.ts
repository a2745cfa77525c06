import { expect, test } from "vitest";
import type { LogRow, TableOut } from "$lib/api/types";
import { soundOf, type Sound } from "$lib/table/sounds";

const HEARD = { war: ["attacks"], gain: ["gained"], loss: ["lost", "robbed"] };

const sheet = (moves: number, change: object = {}) =>
  ({ moves, you: 0, status: "playing", decision: null, seats: [{}], ...change }) as unknown as TableOut;

function heard(change: object, ...events: [string, object][]): Sound | null {
  const row = { events: events.map(([key, args]) => ({ key, args })) } as unknown as LogRow;
  return soundOf(sheet(2, change), sheet(1), [row], HEARD);
}

test("the weightiest of the news is heard", () => {
  expect(heard({ status: "finished", decision: {} }, ["attacks", {}])).toBe("end");
  expect(heard({ decision: {} }, ["attacks", {}])).toBe("turn");
  expect(heard({}, ["gained", { seat: 0 }], ["attacks", { seat: 1 }])).toBe("war");
  expect(heard({}, ["gained", { seat: 0 }], ["robbed", { seat: 1, other_seat: 0 }])).toBe("loss");
  expect(heard({}, ["gained", { seat: 0 }])).toBe("gain");
  expect(heard({}, ["gained", { seat: 1 }])).toBe("move");
});

test("nothing is heard of nothing, of going back, and of the table as it was found", () => {
  expect(heard({})).toBeNull();
  expect(soundOf(sheet(1), sheet(2), [], HEARD)).toBeNull();
  expect(soundOf(sheet(2), null, [], HEARD)).toBeNull();
});
