/** The small mark-up of rule sentences: *emphasis*, `code`, [marks], {notes for testers} and ids of other rules. */

export type RulePiece =
  | { kind: "text"; text: string }
  | { kind: "em"; text: string }
  | { kind: "mark"; text: string }
  | { kind: "rule"; text: string };

const PIECE = /\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\](?:\([^)]*\))?|\{[^}]*\}|([A-Z]{2}-\d+\.\d+)/g;

export function rulePieces(text: string): RulePiece[] {
  const pieces: RulePiece[] = [];
  let at = 0;
  for (const found of text.matchAll(PIECE)) {
    if (found.index > at) pieces.push({ kind: "text", text: text.slice(at, found.index) });
    at = found.index + found[0].length;
    const [, em, code, mark, rule] = found;
    if (em ?? code) pieces.push({ kind: "em", text: em ?? code ?? "" });
    else if (mark) pieces.push({ kind: "mark", text: mark });
    else if (rule) pieces.push({ kind: "rule", text: rule });
  }
  if (at < text.length) pieces.push({ kind: "text", text: text.slice(at) });
  return pieces;
}
