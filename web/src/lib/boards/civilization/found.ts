/** What a figure finds on the square that an option names: what is worth a way stands first in lists. Pure. */

import type { Content } from "$lib/api/types";
import type { Choice, Playing } from "$lib/boards";
import type { Texts } from "$lib/text/texts";
import { refOf } from "$lib/table/elements";
import { contentOf, squareNumber, viewOf } from "./model";
import { fieldOf } from "./squares";
import { squareLines } from "./wording";

export function found(choice: Choice, table: Playing, content: Content, text: Texts): string {
  const name = choice.place === null ? "" : refOf(choice.place).key;
  const square = fieldOf(viewOf(table.view), contentOf(content)).squares.get(squareNumber(name));
  return square
    ? squareLines(square, text)
        .map((line) => line.text)
        .join(", ")
    : "";
}
