/** How strong the bots are, and how the strength that "play now" proposes follows the player: pure. */

import type { TableOut } from "$lib/api/types";

/** From the weakest on. What else there is, people get by its name. */
export const LEVELS = ["beginner", "easy", "medium", "hard", "expert"] as const;
export type Level = (typeof LEVELS)[number];

/** Where everybody starts. */
export const START: Level = "easy";

export function isLevel(bot: string): bot is Level {
  return (LEVELS as readonly string[]).includes(bot);
}

function place(bot: string): number {
  return (LEVELS as readonly string[]).indexOf(bot);
}

/** One level up for whoever beats bots of this level alone, and without hints; otherwise the level stays.
 *  A match counts once: after it the level is higher than that of its bots. */
export function levelAfter(level: Level, table: Pick<TableOut, "seats" | "you" | "outcome">): Level {
  const { you, outcome } = table;
  const mine = you == null ? undefined : table.seats[you];
  const rivals = table.seats.filter((seat) => seat.seat !== you);
  if (!mine || !outcome || rivals.length === 0 || mine.away || mine.hints > 0) return level;
  const won = outcome.ranks[mine.seat] === 1 && outcome.ranks.filter((rank) => rank === 1).length === 1;
  const beaten = rivals.every((seat) => seat.kind === "bot" && place(seat.bot) >= place(level));
  return won && beaten ? (LEVELS[place(level) + 1] ?? level) : level;
}
