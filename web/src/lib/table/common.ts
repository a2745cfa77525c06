/** Made by `tessera types` from the declarations of the game: change those, not this. */

/** What can be said in every game. */
export interface CommonVerbs {
  decline: [];
  pass: [];
  resign: [];
  stop: [];
}
