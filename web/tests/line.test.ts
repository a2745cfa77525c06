import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../src/lib/api/client";
import { Line, Lost, PATIENCE } from "../src/lib/table/line";

describe("the table's line", () => {
  let sent: { id: number }[] = [];
  let line: Line;

  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    line = new Line((text) => sent.push(JSON.parse(text) as { id: number }) > 0);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("answers whoever asked, in whichever order", async () => {
    const [one, two] = [line.ask({ after: "a" }), line.ask({ after: "b" })];
    expect(sent).toEqual([
      { after: "a", id: 1 },
      { after: "b", id: 2 },
    ]);
    line.heard({ ack: 2 });
    line.heard({}); // a push that answers nothing
    line.heard({ ack: 1 });
    line.heard({ ack: 1 }); // nobody waits any more
    expect(await Promise.all([one, two])).toEqual([{ ack: 1 }, { ack: 2 }]);
  });

  it("throws what is refused as HTTP would", async () => {
    const asked = line.ask({ move: "a", ply: 1 });
    line.heard({ ack: 1, error: "error-store-fails", code: 503, retry_after: 2 });
    const refused = await asked.catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ status: 503, retryAfter: 2, problem: { error: "error-store-fails" } });
  });

  it("tells everybody who waits that the connection is lost", async () => {
    const asked = line.ask({ after: "a" });
    line.lost();
    await expect(asked).rejects.toBeInstanceOf(Lost);
  });

  it("waits for nobody for ever", async () => {
    const asked = line.ask({ after: "a" });
    const lost = expect(asked).rejects.toBeInstanceOf(Lost);
    vi.advanceTimersByTime(PATIENCE);
    await lost;
  });

  it("does not wait where there is no connection", async () => {
    await expect(new Line(() => false).ask({ after: "a" })).rejects.toBeInstanceOf(Lost);
  });
});
