/** Points of a tournament as they are read: whole ones plain, parts with two digits. */

import type { Lang } from "$lib/text/texts";

export function pointsText(points: number, lang: Lang): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }).format(points);
}
