/** Which things on the table an event or an option is about, and where they are on the page. */

import type { Message, Ref } from "$lib/text/texts";

const ORDINAL = /_?\d+$/;
/** Arguments that are numbers and name a thing; other numbers are amounts. */
const NUMBERED = new Set(["space", "hex", "laid"]);

/** The elements that an event names: `card:agora`, `space:17`, `seat:1`. Pure. */
export function elementsOf(event: Message): string[] {
  const found = Object.entries(event.args).flatMap(([name, value]): string[] => {
    const kind = name.replace(ORDINAL, "");
    if (kind === "seat" || kind.endsWith("_seat")) return typeof value === "number" ? [`seat:${String(value)}`] : [];
    if (typeof value === "string") return [`${kind}:${value}`];
    if (typeof value === "number") return NUMBERED.has(kind) ? [`${kind}:${String(value)}`] : [];
    if (!Array.isArray(value)) return [];
    const each = kind.endsWith("s") ? kind.slice(0, -1) : kind;
    return value.filter((item) => typeof item === "string").map((item) => `${each}:${item}`);
  });
  return [...new Set(found)];
}

/** The kind and the key of an element, `card:agora`: the only place that takes one apart. Pure. */
export function refOf(element: string): Ref {
  const [kind = "", key = ""] = element.split(":", 2);
  return { kind, key };
}

/** An element of several numbers or words, `pact:2:embassy`: what stands behind its kind. Pure. */
export function keysOf(element: string): string[] {
  return element.split(":").slice(1);
}

/** Where an element is drawn; a thing may be drawn more than once. */
export function drawnAs(element: string, root: ParentNode = document): Element[] {
  const { kind, key } = refOf(element);
  const drawn = [...root.querySelectorAll(`[data-element="${CSS.escape(element)}"]`)];
  if (kind === "space") drawn.push(...root.querySelectorAll(`[data-space="${CSS.escape(key)}"]`));
  return drawn.filter((each) => each.getClientRects().length > 0);
}

/** Mark the places of some elements until the returned function is called. */
export function mark(elements: readonly string[], name = "is-told"): () => void {
  const marked = elements.flatMap((element) => drawnAs(element));
  for (const each of marked) each.classList.add(name);
  return () => {
    for (const each of marked) each.classList.remove(name);
  };
}
