// Two people at one table: open, invite, join, chat, play, leave and come back, ask to undo, rematch.
//   TESSERA_URL=http://localhost:8200 node scripts/social.js
import assert from "node:assert/strict";
import { browser, pageOf, SERVER } from "./browser.js";

const errors = [];
const chromium = await browser();
const person = async (locale) =>
  pageOf(await chromium.newContext({ viewport: { width: 1280, height: 800 }, locale }), errors);
const ada = await person("en");
const ben = await person("de");
const done = (what) => console.log(`ok: ${what}`);

// Ada opens a table for two.
await ada.goto(`${SERVER}/new`);
await ada.locator(".segments label", { hasText: "2" }).first().click();
await ada.locator(".seat-list select").nth(1).selectOption("open");
await ada.locator(".form-foot .btn").click();
await ada.waitForSelector(".waiting-seats");
const link = await ada.locator(".share input").inputValue();
done("a table waits");

// Ben opens the link, gives a name, sits down.
await ben.goto(link);
await ben.waitForSelector(".waiting-seats .btn.offer");
await ben.locator(".guest-name input").fill("Ben");
await ben.locator(".waiting-seats .btn.offer").click();
await ada.waitForSelector(".waiting-seats >> text=Ben");
done("Ben joined by link");

await ben.locator(".chat-form input").fill("Hallo!");
await ben.locator(".chat-form button").click();
await ada.waitForSelector(".chat-list >> text=Hallo!");
done("a remark arrived");

await ada.locator(".waiting-acts .btn").first().click();
await Promise.all([ada.waitForSelector(".table-page"), ben.waitForSelector(".table-page")]);
done("the match began for both");

/** Whoever is asked answers once, with the last option (usually passing). */
async function answer() {
  for (let waited = 0; waited < 100; waited++) {
    for (const page of [ada, ben]) {
      const chips = page.locator(".option-chip:not(.is-refused)");
      if ((await chips.count()) > 0 && !(await page.locator(".decision-panel[aria-busy=true]").count())) {
        await chips.last().click();
        await page.locator(".decision-panel .btn[type=submit]:visible").last().click();
        await page.waitForTimeout(250);
        return page;
      }
    }
    await ada.waitForTimeout(100);
  }
  throw new Error("nobody is asked");
}

const first = await answer();
const second = await answer();
assert.notEqual(first, second, "both take turns");
done("both passed");

// Passing draws cards, so the undo must be asked for.
await second.waitForTimeout(400);
await second.keyboard.press("u");
await second.locator("dialog .btn.primary").click();
await first.waitForSelector("dialog .btn.primary");
done("the undo is asked for");
await first.locator("dialog .btn").nth(1).click();
await second.waitForSelector(".toast");
done("and refused");
await second.waitForTimeout(500);
await second.keyboard.press("u");
await second.locator("dialog .btn.primary").click();
await first.waitForSelector("dialog .btn.primary");
await first.locator("dialog .btn.primary").click();
await second.waitForSelector(".option-chip");
done("and granted the second time");

// Ben leaves, a bot plays on, Ben returns.
await ben.locator(".menu > .btn").click();
await ben.locator(".menu-list .danger").click();
await ben.locator("dialog .btn.danger").click();
await ben.waitForSelector(".decision-panel .btn.primary");
await ada.waitForSelector(".toast");
await ben.locator(".decision-panel .btn.primary").click();
await ben.waitForFunction(() => !document.querySelector(".decision-panel h2")?.textContent?.includes("Bot spielt"));
done("left and came back");

// A look back from the log, and to now again.
for (let moves = 0; moves < 3; moves++) await answer();
await ada.locator(".log-time").last().click();
await ada.waitForSelector(".past-banner");
await ada.keyboard.press("Escape");
await ada.waitForFunction(() => !document.querySelector(".past-banner"));
done("looked back and returned");

// A stale page: the socket is cut, Ada answers elsewhere, the page recovers.
await ada.context().setOffline(true);
await ada.waitForSelector(".link-state");
await ada.context().setOffline(false);
await ada.waitForFunction(() => !document.querySelector(".link-state"), undefined, { timeout: 20_000 });
done("the connection came back");

// To the end by passing.
for (let moves = 0; moves < 400; moves++) {
  const over = await ada.locator(".verdict").count();
  if (over) break;
  await answer().catch(() => undefined);
}
await Promise.all([ada.waitForSelector(".verdict"), ben.waitForSelector(".verdict")]);
done("the match is over for both");
await ada.locator(".verdict .btn.primary").click();
await ada.waitForSelector(".table-page");
await ben.waitForSelector(".toast .btn");
await ben.locator(".toast .btn").click();
await ben.waitForSelector(".table-page");
assert.equal(ada.url(), ben.url());
done("rematch");

await chromium.close();
const real = errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|WebSocket|409|403/.test(error));
for (const error of new Set(real)) console.error(error);
process.exit(real.length > 0 ? 1 : 0);
