/** Motion that respects what people want: `prefers-reduced-motion` and the preference "animations". */

export function moves(): boolean {
  if (typeof document === "undefined") return false;
  if (document.documentElement.dataset.motion === "off") return false;
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A duration in milliseconds, or 0 where nothing should move. */
export function still(duration: number): number {
  return moves() ? duration : 0;
}

/** A transition for things that come to lie on the table: they slide in from a side and settle. */
export function arrive(
  _: Element,
  { duration = 360, y = -14, delay = 0 }: { duration?: number; y?: number; delay?: number } = {},
): { duration: number; delay: number; css: (t: number, u: number) => string } {
  const time = still(duration);
  return {
    duration: time,
    delay: time === 0 ? 0 : delay,
    css: (t, u) => `opacity:${String(t)};transform:translateY(${String(u * y)}px) rotate(${String(u * -1.5)}deg)`,
  };
}

/** A transition for things that leave. */
export function leave(
  _: Element,
  { duration = 260, y = 18 }: { duration?: number; y?: number } = {},
): {
  duration: number;
  css: (t: number, u: number) => string;
} {
  return {
    duration: still(duration),
    css: (t, u) => `opacity:${String(t)};transform:translateY(${String(u * y)}px) scale(${String(1 - 0.06 * u)})`,
  };
}
