/** Six short sounds, and which of them the news of a table come with. Tones are made here, nothing is loaded. */

import type { LogRow, TableOut } from "$lib/api/types";
import type { Heard } from "$lib/boards";
import { preferences } from "$lib/state/preferences.svelte";
import { turnBegins } from "./turn";

export type Sound = "turn" | "move" | "gain" | "loss" | "war" | "end";

/** Tones of a sound: when each begins and how long it lasts, in seconds, and its pitch at both ends, in hertz. */
type Tone = readonly [at: number, lasts: number, from: number, to: number];

const TONES: Record<Sound, { wave: OscillatorType; level: number; tones: readonly Tone[] }> = {
  turn: {
    wave: "sine",
    level: 0.12,
    tones: [
      [0, 0.5, 523.25, 523.25],
      [0.16, 0.5, 783.99, 783.99],
    ],
  },
  move: { wave: "triangle", level: 0.05, tones: [[0, 0.09, 330, 240]] },
  gain: {
    wave: "sine",
    level: 0.07,
    tones: [
      [0, 0.14, 659.25, 659.25],
      [0.08, 0.22, 987.77, 987.77],
    ],
  },
  loss: {
    wave: "sine",
    level: 0.08,
    tones: [
      [0, 0.18, 392, 370],
      [0.12, 0.3, 293.66, 261.63],
    ],
  },
  war: {
    wave: "triangle",
    level: 0.14,
    tones: [
      [0, 0.16, 110, 70],
      [0.18, 0.16, 110, 70],
      [0.36, 0.4, 146.83, 98],
    ],
  },
  end: {
    wave: "sine",
    level: 0.1,
    tones: [
      [0, 0.5, 392, 392],
      [0.14, 0.5, 523.25, 523.25],
      [0.28, 0.5, 659.25, 659.25],
      [0.42, 0.9, 783.99, 783.99],
    ],
  },
};

/**
 * The one sound of what has just come: the end, then one's turn, then the weightiest of what was told. Of a war everybody
 * hears; gains and losses are one's own. Pure.
 */
export function soundOf(sheet: TableOut, before: TableOut | null, rows: readonly LogRow[], heard: Heard): Sound | null {
  if (before === null || sheet.moves <= before.moves) return null;
  if (sheet.status === "finished") return "end";
  if (turnBegins(sheet, before)) return "turn";
  const events = rows.flatMap((row) => row.events);
  const you = sheet.you ?? null;
  if (events.some((event) => heard.war.includes(event.key))) return "war";
  const own = events.filter((event) => you !== null && event.args.seat === you);
  const taken = events.filter((event) => you !== null && event.args.other_seat === you);
  if ([...own, ...taken].some((event) => heard.loss.includes(event.key))) return "loss";
  if (own.some((event) => heard.gain.includes(event.key))) return "gain";
  return events.length > 0 ? "move" : null;
}

/** Sounds are heard unless somebody does not want them; on phones only if somebody does. */
export function soundsWanted(): boolean {
  return preferences.current.sounds ?? !matchMedia("(pointer: coarse)").matches;
}

let audio: AudioContext | null = null;

/** Let a sound be heard, where there are any. */
export function sound(name: Sound): void {
  try {
    audio ??= new AudioContext();
    for (const [at, lasts, from, to] of TONES[name].tones) tone(audio, name, at, lasts, from, to);
  } catch {
    // no sound here
  }
}

function tone(where: AudioContext, name: Sound, at: number, lasts: number, from: number, to: number): void {
  const voice = where.createOscillator();
  const level = where.createGain();
  const start = where.currentTime + at;
  voice.type = TONES[name].wave;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.linearRampToValueAtTime(to, start + lasts);
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(TONES[name].level, start + 0.02);
  level.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  voice.connect(level).connect(where.destination);
  voice.start(start);
  voice.stop(start + lasts + 0.05);
}
