/** Choosing: the answer in the making, part by part, with what the server says could follow. */

import { api } from "$lib/api/client";
import type { DecisionOut } from "$lib/api/types";
import type { AnswerPart } from "$lib/boards";
import { preferences } from "$lib/state/preferences.svelte";
import type { LiveTable } from "./live.svelte";
import { choicesOf, targetsOf, type CoordinateOf, type ThingOf } from "./sheet";
import { begun, ends, isWhole, nextOpen, notationOf, offered, optionOf, stepped, walked, type Part } from "./walk";

const DOUBLE_TAP = 300;

export abstract class Choosing {
  /** What follows the parts chosen so far is on its way. */
  asking = $state(false);
  /** The part of the answer that is looked at. */
  open = $state(0);
  /** How the game tells which thing an option is about. */
  thingOf = $state.raw<ThingOf | undefined>(undefined);
  /** How it tells where on its map an option lies. */
  coordinateOf = $state.raw<CoordinateOf | undefined>(undefined);
  /** The group of options that is open in the panel. */
  group = $state("");

  /** Where several can be chosen at once: those that are, in the order in which they will be answered. */
  picked = $state.raw<readonly string[]>([]);

  /** The answer in the making. */
  protected path = $state.raw<readonly Part[]>([]);
  private readonly all = $derived.by(() => choicesOf(this.path, this.thingOf, this.picked, this.coordinateOf));
  /** How many can be chosen at once. */
  readonly several = $derived.by(() => (this.path.length === 1 ? (this.path[0]?.decision.several ?? 1) : 1));
  readonly parts = $derived.by((): AnswerPart[] =>
    this.path.map(({ decision }, place) => {
      const choices = this.all[place] ?? [];
      return { decision, choices, chosen: choices.find((choice) => choice.chosen) ?? null };
    }),
  );
  readonly choices = $derived.by(() => this.all[this.open] ?? []);
  readonly targets = $derived.by(() => targetsOf(this.all, this.open));
  readonly chosen = $derived.by(() => this.choices.find((choice) => choice.chosen) ?? null);
  readonly selected = $derived.by(() => this.chosen?.do ?? null);
  /** Nothing is missing: the answer can be sent. */
  readonly whole = $derived.by(() => !this.asking && (isWhole(this.path) || this.picked.length > 0));

  private walks = 0;
  protected walking: Promise<void> = Promise.resolve();
  private readonly followed = new Map<string, Promise<readonly DecisionOut[]>>();
  private readonly previews = new Map<string, Promise<unknown>>();
  private selectedAt = 0;

  constructor(readonly live: LiveTable) {}

  /** The answer in the making as it would be sent. */
  get answer(): readonly Part[] {
    return this.path;
  }

  /** Send the answer, if nothing is missing. */
  abstract confirm(): Promise<void>;

  /** What was asked or sent was refused. */
  protected abstract refused(error: unknown): void;

  /** Whatever is said about the answer is said about another one. */
  protected abstract unsay(): void;

  /**
   * A tap on a thing of the board: the first chooses, a second one on the same thing gives it up again. On the last of
   * several parts, and for those who like taps to act, the second confirms.
   */
  tap(notation: string): void {
    if (this.picks(notation)) return;
    const place = this.all.findLastIndex((part) => part.some((choice) => choice.chosen && choice.do === notation));
    if (place < 0 || Date.now() - this.selectedAt <= DOUBLE_TAP) {
      this.choose(notation, true);
      return;
    }
    const last = place > 0 && place === this.path.length - 1;
    if (this.whole && (last || preferences.current.act_on_first_tap)) void this.confirm();
    else if (this.path[place]?.own) this.choose(null);
    else this.choose(notation, true);
  }

  /** A click on an option of the panel: a second one gives it up again. */
  press(notation: string): void {
    if (this.picks(notation)) return;
    const [first] = this.path;
    const again = this.open === 0 && first?.own === true && first.chosen === notation;
    if (!again || Date.now() - this.selectedAt <= DOUBLE_TAP) this.choose(notation, true);
    else if (preferences.current.act_on_first_tap) void this.confirm();
    else this.choose(null);
  }

  /** Choose an option; `act` if this was meant as a tap and the player likes taps to act. Null begins anew. */
  choose(notation: string | null, act = false): void {
    this.unsay();
    this.selectedAt = Date.now();
    if (notation === null) {
      this.begin();
      return;
    }
    if (this.picks(notation)) return;
    this.picked = [];
    const place = this.placeOf(notation);
    const option = optionOf(this.path[place], notation);
    if (!option) return;
    if (this.path[place]?.chosen !== notation) this.walk(place, notation);
    else this.open = nextOpen(this.path, place);
    if (act && option.whole && preferences.current.act_on_first_tap && !option.final) void this.confirm();
  }

  /** Where several can be chosen, put an option to them or take it away; the first gives way where there are too many. */
  private picks(notation: string): boolean {
    const option = optionOf(this.path[0], notation);
    if (this.several < 2 || !option?.whole || ends(option)) return false;
    this.unsay();
    if (this.path[0]) this.path = [{ ...this.path[0], chosen: null, own: false }];
    const others = this.picked.filter((each) => each !== notation);
    this.picked = others.length < this.picked.length ? others : [...others, notation].slice(-this.several);
    return true;
  }

  /** Choose a whole answer part by part, as far as it is offered; sending it is left to the person. */
  async follow(answer: readonly string[]): Promise<void> {
    this.choose(null);
    let left = answer;
    for (let place = 0; left.length > 0; place++) {
      await this.walking;
      const part = this.path[place];
      const step = offered(part, left);
      if (step === null) return;
      if (part?.chosen !== step.notation || !part.own) this.walk(place, step.notation);
      left = left.slice(step.parts);
    }
    await this.walking;
  }

  /** Look at a part again, to change it. */
  reopen(place: number): void {
    this.open = Math.max(0, Math.min(place, this.path.length - 1));
  }

  /** Less or more at a part that is an amount. */
  step(place: number, by: 1 | -1): void {
    const part = this.path[place];
    const next = part ? stepped(part, by) : null;
    if (next !== null) this.walk(place, next);
  }

  /** Ask ahead what follows an option that somebody is about to choose. */
  consider(notation: string): void {
    const place = this.placeOf(notation);
    const part = this.path[place];
    if (!part || (optionOf(part, notation)?.whole ?? true)) return;
    void this.ask(notationOf([...this.path.slice(0, place), { ...part, chosen: notation }])).catch(() => undefined);
  }

  /** The part an option belongs to: the open one, else the last that offers it. */
  private placeOf(notation: string): number {
    if (optionOf(this.path[this.open], notation)) return this.open;
    return this.path.findLastIndex((part) => optionOf(part, notation) !== null);
  }

  /** Begin the answer anew, with what the game suggests. */
  protected begin(): void {
    const decision = this.live.table?.decision;
    this.walks++;
    this.asking = false;
    this.open = 0;
    this.picked = [];
    this.path = decision ? [begun(decision)] : [];
    const only = decision?.options.length === 1 ? decision.options[0] : undefined;
    if (decision?.suggested != null) this.walk(0, decision.suggested, false);
    else if (only?.whole) this.walk(0, only.do, false); // all that is left is a button
  }

  private walk(place: number, notation: string, own = true): void {
    this.walking = this.walkOn(place, notation, own);
  }

  private async walkOn(place: number, notation: string, own: boolean): Promise<void> {
    const before = this.path;
    const part = before[place];
    if (!part) return;
    const walk = ++this.walks;
    const first = [...before.slice(0, place), { ...part, chosen: notation, own }];
    this.path = first;
    this.open = place;
    this.asking = !isWhole(first);
    try {
      const parts = await walked(first, before, (after) => this.ask(after));
      if (walk !== this.walks) return;
      this.path = parts;
      this.open = own
        ? nextOpen(parts, place)
        : Math.max(
            0,
            parts.findIndex((each) => each.chosen === null),
          );
    } catch (error) {
      if (walk === this.walks) this.refused(error);
    } finally {
      if (walk === this.walks) this.asking = false;
    }
  }

  /** Another question is asked: begin anew, and forget what could have followed. */
  protected renew(): void {
    this.followed.clear();
    this.previews.clear();
    this.begin();
  }

  /** What follows some parts; asked once. */
  private ask(after: string): Promise<readonly DecisionOut[]> {
    const ply = this.live.table?.decision?.ply ?? 0;
    const known = this.followed.get(after);
    if (known) return known;
    const asked = this.live.following(ply, after);
    asked.catch(() => this.followed.delete(after));
    this.followed.set(after, asked);
    return asked;
  }

  /** What an answer would lead to; asked once. */
  preview(answer: string): Promise<unknown> {
    const ply = this.live.table?.decision?.ply ?? 0;
    const known = this.previews.get(answer);
    if (known) return known;
    const asked = api.preview(this.live.id, ply, answer).then((found) => found.preview);
    asked.catch(() => this.previews.delete(answer));
    this.previews.set(answer, asked);
    return asked;
  }
}
