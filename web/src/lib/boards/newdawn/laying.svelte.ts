/** A tile in the hand of the player who builds the map, before anything is sent. Board and panel both change it. */

import { hexCentre, type Point } from "$lib/components/hex";
import { ROTATIONS, isPlace, placesFor, rotationsFor, sidesFor, snapped, tileMiddle, type Laying } from "./building";
import type { NewDawnView, Side } from "./model";

type Coordinate = readonly [q: number, r: number];

class TileHand implements Laying {
  tile = $state(0);
  side = $state<Side>("a");
  rotation = $state(0);
  /** Where it would lie; may also be a place where it cannot. */
  at = $state.raw<Coordinate | null>(null);
  /** Where the pointer holds it now. */
  over = $state.raw<{ at: Coordinate; legal: boolean } | null>(null);
  /** A tile is being dragged from the hand. */
  dragging = $state(false);
  /** Sends it; set by the panel. */
  confirm = $state.raw<(() => void) | null>(null);
  /** What the question leaves open: answered parts cannot be changed. */
  fixed = $state.raw<{ tile: boolean; side: boolean; rotation: boolean }>({
    tile: false,
    side: false,
    rotation: false,
  });
  /** The question this hand belongs to: another one begins anew. */
  private turn = "";

  /** Begin, or take over what has been answered. */
  begin(
    turn: string,
    tiles: readonly number[],
    view: NewDawnView,
    given: { tile: number | null; side: Side | null; rotation: number | null },
  ): void {
    if (turn !== this.turn) {
      this.turn = turn;
      this.at = null;
      this.over = null;
      this.side = sidesFor(view.placements)[0] ?? "a";
      this.rotation = rotationsFor(view.placements, this.side)[0] ?? 0;
      this.tile = 0;
    }
    if (given.tile !== null) this.tile = given.tile;
    else if (!tiles.includes(this.tile)) this.tile = tiles[0] ?? 0;
    if (given.side !== null) this.side = given.side;
    if (given.rotation !== null) this.rotation = given.rotation;
    this.fixed = { tile: given.tile !== null, side: given.side !== null, rotation: given.rotation !== null };
    if (this.at && !isPlace(placesFor(view, this.side, this.rotation), this.at)) this.at = null;
  }

  stop(): void {
    this.turn = "";
    this.at = null;
    this.over = null;
    this.dragging = false;
    this.confirm = null;
  }

  /** Turn by sixths; it stays where it was as well as it can. */
  rotate(by: number, view: NewDawnView, size: number): void {
    if (this.fixed.rotation) return;
    const middle = this.middle(size);
    const many = ROTATIONS.length;
    this.rotation = (((this.rotation + by) % many) + many) % many;
    this.settle(middle, view, size);
  }

  flip(view: NewDawnView, size: number): void {
    if (this.fixed.side) return;
    const middle = this.middle(size);
    this.side = this.side === "a" ? "b" : "a";
    this.settle(middle, view, size);
  }

  /** The next legal place, in reading order. */
  step(by: number, view: NewDawnView): void {
    const places = placesFor(view, this.side, this.rotation);
    if (places.length === 0) return;
    const now = places.findIndex(([q, r]) => q === this.at?.[0] && r === this.at[1]);
    const next = now < 0 ? (by > 0 ? 0 : places.length - 1) : (now + by + places.length) % places.length;
    this.at = places[next] ?? null;
  }

  legal(view: NewDawnView): boolean {
    return this.at !== null && isPlace(placesFor(view, this.side, this.rotation), this.at);
  }

  private middle(size: number): Point | null {
    if (!this.at) return null;
    const centre = hexCentre(this.at[0], this.at[1], size);
    const middle = tileMiddle(this.side, this.rotation, size);
    return { x: centre.x + middle.x, y: centre.y + middle.y };
  }

  private settle(middle: Point | null, view: NewDawnView, size: number): void {
    this.over = null;
    if (!middle) return;
    this.at = snapped(placesFor(view, this.side, this.rotation), this.side, this.rotation, middle, size).at;
  }
}

export const hand = new TileHand();
