/**
 * Which part of the table is shown where not all of it fits: what somebody chose, until a question is asked that can be
 * answered elsewhere. The regions of a board are those of `boards/index.ts`.
 */

import { tick } from "svelte";
import type { Playing, Tab } from "$lib/boards";
import type { Room } from "$lib/boards/room";
import type { Play } from "$lib/table/play.svelte";

export const TABS: readonly Tab[] = [
  { to: "board", icon: "deck", text: "tab-board" },
  { to: "mine", icon: "cards", text: "tab-mine" },
  { to: "others", icon: "people", text: "tab-others" },
  { to: "log", icon: "log", text: "tab-log" },
];

const REGIONS: Partial<Record<Tab["to"], string>> = {
  board: ".board",
  mine: ".mat",
  others: ".strips",
  goals: ".rail",
};

export class ShownPart {
  tab = $state<Tab["to"]>("board");
  /** The parts on which the open question can be answered. */
  answerable = $state.raw<readonly Tab["to"][]>([]);
  private asked = "";

  constructor(
    private readonly play: Play,
    private readonly room: Room,
    private readonly table: () => Playing,
    private readonly tabs: () => readonly Tab[],
  ) {
    $effect(() => {
      this.follow();
    });
  }

  /** Show a part if the table has it. */
  show(to: Tab["to"]): void {
    if (this.tabs().some((each) => each.to === to)) this.tab = to;
  }

  /** Show a region, and go there with the keys. */
  enter(to: "board" | "mine"): void {
    this.tab = to;
    const region = REGIONS[to] ?? "";
    queueMicrotask(() => document.querySelector<HTMLElement>(`${region} button, ${region} [tabindex]`)?.focus());
  }

  /** Best is a part on which what is open now can be answered, not only what has been chosen already. */
  private follow(): void {
    const decision = this.table().decision;
    const next = new Set(this.play.choices.map((choice) => choice.do));
    const question = `${String(decision?.ply ?? "")} ${String(this.play.open)} ${String(next.size > 0)}`;
    void this.play.targets;
    if (!decision || question === this.asked || !this.room.isNarrow) return;
    this.asked = question;
    void tick().then(() => {
      const offered = this.tabs().map(({ to }) => ({ to, options: optionsIn(REGIONS[to]) }));
      this.answerable = offered.filter(({ options }) => options.length > 0).map(({ to }) => to);
      const open = offered.filter(({ options }) => options.some((option) => next.has(option))).map(({ to }) => to);
      const best = open.length > 0 ? open : this.answerable;
      if (this.tab !== "log" && !best.includes(this.tab) && best[0]) this.tab = best[0];
    });
  }
}

/** What can be chosen in a region. */
function optionsIn(region: string | undefined): string[] {
  if (!region) return [];
  const targets = document.querySelectorAll<HTMLElement>(`${region} [data-option]`);
  return [...targets].map((target) => target.dataset.option ?? "");
}
