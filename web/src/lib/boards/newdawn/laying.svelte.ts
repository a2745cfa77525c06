/**
 * The tile in the hand of the player who builds the map: the parts of the answer as a thing to drag and turn. What is
 * chosen are the parts; here is only what the pointer does meanwhile.
 */

import type { AnswerPart } from "$lib/boards";
import { hexCentre, type Point } from "$lib/components/hex";
import { layingOf, snapped, tileMiddle, type Laying } from "./building";
import { argsOf, is, say, type Side } from "./model";

type Coordinate = readonly [q: number, r: number];

export class HeldTile {
  private parts = $state.raw<readonly AnswerPart[]>([]);
  private readonly laying = $derived.by((): Laying => layingOf(this.parts));
  /** Where it was put though it cannot lie there. */
  private astray = $state.raw<Coordinate | null>(null);
  /** Where the pointer holds it now. */
  over = $state.raw<{ at: Coordinate; legal: boolean } | null>(null);
  /** A tile is being dragged from the hand. */
  dragging = $state(false);
  /** Chooses a part of the answer; set by the panel. */
  private choose: (notation: string) => void = () => undefined;
  /** The middle of a tile that is being turned: it stays there as well as it can. */
  private pivot: Point | null = null;

  /** Take over what is chosen. */
  begin(parts: readonly AnswerPart[], choose: (notation: string) => void, size: number): void {
    this.parts = parts;
    this.choose = choose;
    const places = this.places;
    if (!this.pivot || places.length === 0) return;
    const spot = snapped(places, this.side, this.rotation, this.pivot, size);
    this.pivot = null;
    if (!this.laying.at) this.put(spot.at);
  }

  stop(): void {
    this.parts = [];
    this.astray = null;
    this.over = null;
    this.dragging = false;
    this.pivot = null;
  }

  get tile(): number {
    return this.laying.tile;
  }

  get side(): Side {
    return this.laying.side;
  }

  get rotation(): number {
    return this.laying.rotation;
  }

  /** Where it would lie; may also be a place where it cannot. */
  get at(): Coordinate | null {
    return this.astray ?? this.laying.at;
  }

  /** Where it can lie, as it is held. */
  get places(): Coordinate[] {
    return (this.part("at")?.choices ?? []).flatMap((choice) => {
      const at = argsOf(choice, "at");
      return at ? [at] : [];
    });
  }

  get legal(): boolean {
    return this.astray === null && this.laying.at !== null;
  }

  /** Whether a part can be changed: what leaves no choice is not asked. */
  open(verb: "tile" | "side" | "rotation"): boolean {
    return this.part(verb) !== undefined;
  }

  take(tile: number): void {
    if (this.open("tile") && tile !== this.tile) this.choose(say("tile", tile));
  }

  put(at: Coordinate): void {
    const notation = say("at", ...at);
    const legal = this.part("at")?.choices.some((choice) => choice.do === notation) ?? false;
    this.astray = legal ? null : at;
    if (legal) this.choose(notation);
  }

  /** Turn to the next rotation in which it can lie somewhere. */
  rotate(by: 1 | -1, size: number): void {
    this.turn("rotation", by, size);
  }

  flip(size: number): void {
    this.turn("side", 1, size);
  }

  /** The next place, in reading order. */
  step(by: 1 | -1): void {
    const places = this.places;
    const now = places.findIndex(([q, r]) => q === this.at?.[0] && r === this.at[1]);
    const next = now < 0 ? (by > 0 ? 0 : places.length - 1) : (now + by + places.length) % places.length;
    const place = places[next];
    if (place) this.put(place);
  }

  private part(verb: "tile" | "side" | "rotation" | "at"): AnswerPart | undefined {
    return this.parts.find((part) => is(part.choices[0], verb));
  }

  private turn(verb: "side" | "rotation", by: number, size: number): void {
    const part = this.part(verb);
    const now = part?.choices.findIndex((choice) => choice.chosen) ?? -1;
    const many = part?.choices.length ?? 0;
    const next = part?.choices[(now + by + many) % many];
    if (!next) return;
    if (this.at) {
      const centre = hexCentre(this.at[0], this.at[1], size);
      const middle = tileMiddle(this.side, this.rotation, size);
      this.pivot = { x: centre.x + middle.x, y: centre.y + middle.y };
    }
    this.astray = null;
    this.over = null;
    this.choose(next.do);
  }
}
