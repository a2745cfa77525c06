/** Options as the server sends them, from their notation: only tests write one by hand. */

import type { LogRow, OptionOut } from "$lib/api/types";
import type { Said } from "$lib/table/notation";

const FINAL = ["stop", "pass", "decline", "end", "resign"];
const PLACES = /^(space|hex|square|plot|laid):/;

/** `bid agora 4` */
export function said(part: string): Said {
  const [verb = "", ...words] = part.split(" ");
  return { verb, args: words.map((word) => (/^-?\d+$/.test(word) ? Number(word) : word)) };
}

/** `city c2 / build market`, of which only the last part is chosen */
export function saidIn(answer: string): Said[] {
  return answer.split(" / ").map(said);
}

export function optionOf(notation: string, more: Partial<OptionOut> = {}): OptionOut {
  const under = saidIn(notation);
  const { verb, args } = under.pop() ?? said("");
  const place = more.elements?.find((element) => PLACES.test(element)) ?? null;
  return {
    verb,
    args,
    do: notation,
    under,
    whole: true,
    final: FINAL.includes(verb),
    says: { key: "do-it", args: {} },
    elements: [],
    place,
    rule: "",
    ...more,
  };
}

export function rowOf(move: number, seat: number, notation: string | null, events: LogRow["events"], at = 0): LogRow {
  return { move, seat, do: notation, said: notation === null ? [] : saidIn(notation), events, at };
}
