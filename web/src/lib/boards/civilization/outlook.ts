/** Which options show on their chips what they would come to: squares to build on, capitals, units. */

import type { Choice } from "$lib/boards";
import Outlook from "./Outlook.svelte";
import { is } from "./model";

export const outlook = { on: (choice: Choice): boolean => is(choice, "at", "capital", "unit"), Outlook };
