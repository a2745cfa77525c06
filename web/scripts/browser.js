// A real browser for scripts: Chromium without anything that talks to the outside.
import { chromium } from "playwright-core";

export const SERVER = process.env.TESSERA_URL ?? "http://localhost:8200";

export async function browser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** A page that notes every error of the console. */
export async function pageOf(context, errors) {
  const page = await context.newPage();
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => errors.push(`page: ${error.message}`));
  return page;
}
