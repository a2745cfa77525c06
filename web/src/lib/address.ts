/** Reading addresses: pure. */

export type Params = Record<string, string>;

/** The parameters of an address that fits a pattern such as `/table/:id`, or null. */
export function match(pattern: string, path: string): Params | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const params: Params = {};
  for (const [place, part] of wanted.entries()) {
    const value = given[place] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}

/** The table that an address or an id means, or null. */
export function tableIn(text: string): string | null {
  const found = /(?:\/table\/|\/replay\/|^\s*)([A-Za-z0-9_-]{4,32})\s*$/.exec(text.replace(/[?#].*$/, ""));
  return found?.[1] ?? null;
}
