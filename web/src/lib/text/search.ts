/** Whether every word that is looked for occurs somewhere, whatever its case and accents. Pure. */
export function found(wanted: string, ...texts: string[]): boolean {
  const all = plain(texts.join(" "));
  return plain(wanted)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
