/** What a page puts on while it draws a game: the class under which the sheet of its board holds, and the drawings. */

import pieces from "$lib/components/pieces.svg?raw";

/** The symbols that only games use are heavy; they come with the first page that draws one, and stay. */
function layOutPieces(): void {
  if (document.getElementById("pieces")) return;
  const sprite = document.createElement("div");
  sprite.id = "pieces";
  sprite.className = "sprite";
  sprite.ariaHidden = "true";
  sprite.innerHTML = pieces;
  document.body.append(sprite);
}

/** Elsewhere the names of a board's sheet mean other things. */
export function wears(game: () => string | undefined): void {
  $effect.pre(() => {
    layOutPieces();
    const id = game();
    const page = document.getElementById("app");
    if (!id || !page) return;
    page.classList.add(`board-${id}`);
    return () => {
      page.classList.remove(`board-${id}`);
    };
  });
}
