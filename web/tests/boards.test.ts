/** What boards say about the events of their games. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { BoardModule } from "$lib/boards";

const modules = import.meta.glob<BoardModule>("../src/lib/boards/*/index.ts", { eager: true });
const games = Object.keys(modules).flatMap((path) => /boards\/(\w+)\//.exec(path)?.[1] ?? []);

test.each(games.filter((game) => game !== "generic"))("%s hears and puts forward events that there are", (game) => {
  const { moments, heard, deeds } = modules[`../src/lib/boards/${game}/index.ts`] ?? {};
  const texts = readFileSync(`../src/tessera/games/${game}/texts/en.ftl`, "utf-8");
  const told = new Set([...texts.matchAll(/^event-([\w-]+) =/gm)].map((found) => found[1]));
  for (const key of [...(moments ?? []), ...(deeds ?? []), ...Object.values(heard ?? {}).flat()])
    expect([key, told.has(key)]).toEqual([key, true]);
});
