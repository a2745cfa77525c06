/**
 * The whole log of a table. Over the socket only the new rows are sent, and a board is not drawn for every message, so
 * the rows are collected here; if some are missing, the log is asked for.
 */

import { api } from "$lib/api/client";
import type { LogRow, TableOut } from "$lib/api/types";
import { continued } from "$lib/table/sheet";

type Sheet = Pick<TableOut, "id" | "log" | "log_from">;

class Keeper {
  private id = $state("");
  private rows = $state.raw<readonly LogRow[]>([]);
  private asking = false;

  /** All rows as far as they are known. */
  of(sheet: Sheet): readonly LogRow[] {
    return continued(this.known(sheet), sheet) ?? sheet.log;
  }

  /** Take over what a sheet tells. */
  keep(sheet: Sheet): void {
    const whole = continued(this.known(sheet), sheet);
    if (whole === null) {
      void this.ask(sheet.id);
      return;
    }
    this.id = sheet.id;
    this.rows = whole;
  }

  private known(sheet: Sheet): readonly LogRow[] {
    return this.id === sheet.id ? this.rows : [];
  }

  private async ask(id: string): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      this.keep(await api.look(id));
    } catch {
      // the next message brings another chance
    } finally {
      this.asking = false;
    }
  }
}

export const keeper = new Keeper();
