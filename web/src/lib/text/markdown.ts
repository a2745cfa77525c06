/** The little of Markdown that guides use, as data: blocks of pieces. Nothing is put into a page as it comes. Pure. */

export type Piece =
  | { kind: "text"; text: string }
  | { kind: "strong"; text: string }
  | { kind: "em"; text: string }
  | { kind: "link"; text: string; to: string };

export type Block =
  | { kind: "heading"; level: number; pieces: Piece[] }
  | { kind: "paragraph"; pieces: Piece[] }
  | { kind: "list"; ordered: boolean; start: number; items: { pieces: Piece[]; inner: Piece[][] }[] }
  | { kind: "table"; head: Piece[][]; rows: Piece[][][] }
  | { kind: "faces"; faces: Face[] };

/** A picture in a guide: a component by its key, or a drawing of the sprite with its caption. */
export type Face = { key: string } | { drawing: string; caption: string };

const PIECE = /\*\*([^*]+)\*\*|\*([^*]+)\*|_([^_]+)_|\[([^\]]+)\]\(([^)\s]+)\)/g;
/** Readers of the bare text do not see it: `<!-- faces: agora; icon:i-wood Wood -->`. */
const FACES = /^<!-- faces: ([^>]*) -->$/;
const ITEM = /^( *)(?:[-*]|(\d+)\.) +(.*)$/;

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of text.matchAll(PIECE)) {
    if (found.index > at) pieces.push({ kind: "text", text: text.slice(at, found.index) });
    at = found.index + found[0].length;
    const [, strong, em, also, link, to] = found;
    if (strong !== undefined) pieces.push({ kind: "strong", text: strong });
    else if (link !== undefined) pieces.push({ kind: "link", text: link, to: to ?? "" });
    else pieces.push({ kind: "em", text: em ?? also ?? "" });
  }
  if (at < text.length) pieces.push({ kind: "text", text: text.slice(at) });
  return pieces;
}

export function blocksOf(source: string): Block[] {
  return source
    .split(/\n{2,}/)
    .flatMap((chunk) => splitHeading(chunk.replace(/\n+$/, "")))
    .filter((chunk) => chunk.trim() !== "")
    .map(blockOf);
}

/** A heading ends where its line ends, even without an empty line below. */
function splitHeading(chunk: string): string[] {
  const lines = chunk.split("\n");
  return lines[0]?.startsWith("#") && lines.length > 1 ? [lines[0], lines.slice(1).join("\n")] : [chunk];
}

function blockOf(chunk: string): Block {
  const lines = chunk.split("\n");
  const first = lines[0] ?? "";
  const heading = /^(#+) +(.*)$/.exec(first);
  if (heading) return { kind: "heading", level: heading[1]?.length ?? 1, pieces: piecesOf(heading[2] ?? "") };
  if (first.startsWith("|")) return tableOf(lines);
  const faces = FACES.exec(lines.join(" "));
  if (faces) return { kind: "faces", faces: (faces[1] ?? "").split("; ").map(faceOf) };
  if (ITEM.test(first)) return listOf(lines);
  return { kind: "paragraph", pieces: piecesOf(lines.map((line) => line.trim()).join(" ")) };
}

function faceOf(wish: string): Face {
  const drawing = /^icon:(\S+) (.+)$/.exec(wish);
  return drawing ? { drawing: drawing[1] ?? "", caption: drawing[2] ?? "" } : { key: wish };
}

function tableOf(lines: readonly string[]): Block {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => piecesOf(cell.trim()));
  const rows = lines.filter((line) => !/^\|[\s|:-]+$/.test(line)).map(cells);
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(1) };
}

function listOf(lines: readonly string[]): Block {
  const items: { text: string; inner: string[] }[] = [];
  let inside = false;
  for (const line of lines) {
    const item = ITEM.exec(line);
    const last = items.at(-1);
    if (item && (item[1] ?? "") === "") {
      items.push({ text: item[3] ?? "", inner: [] });
      inside = false;
    } else if (item && last) {
      last.inner.push(item[3] ?? "");
      inside = true;
    } else if (last && inside) last.inner[last.inner.length - 1] += ` ${line.trim()}`;
    else if (last) last.text += ` ${line.trim()}`;
  }
  const number = /^\d+/.exec(lines[0] ?? "")?.[0];
  return {
    kind: "list",
    ordered: number !== undefined,
    start: Number(number ?? 1),
    items: items.map(({ text, inner }) => ({ pieces: piecesOf(text), inner: inner.map(piecesOf) })),
  };
}
