/** What the tile in the hand would align with, as the rules say; the panel asks, the map draws. */

class Explored {
  sides = $state.raw<readonly number[]>([]);
  vp = $state(0);

  show(sides: readonly number[], vp: number): void {
    this.sides = sides;
    this.vp = vp;
  }
}

export const explored = new Explored();
