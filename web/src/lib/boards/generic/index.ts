/** The board of a game that has no board of its own: readable, and playable together with the panel. */
export { default } from "./GenericBoard.svelte";
