// Plays a whole match through the page: one click to start, then the decision panel alone, until the result.
//   TESSERA_URL=http://localhost:8200 node scripts/play.js [--phone] [--lang de] [--keys] [--seed 7]
//     [--wish '{"game":"peloponnes","seats":[{"kind":"me"}],"settings":{"solo":true},"start":true}']
//     [--answers 200]: stops then, and tells how long it took from each answer to the picture of what came of it
import { browser, pageOf, SERVER } from "./browser.js";

const args = process.argv.slice(2);
const option = (name, otherwise) => (args.includes(name) ? args[args.indexOf(name) + 1] : otherwise);
const phone = args.includes("--phone");
const keys = args.includes("--keys");
const enough = Number(option("--answers", "Infinity"));
let seed = Number(option("--seed", "1"));

function pick(n) {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return Math.floor((seed / 2147483648) * n);
}

/** In the page: from the answer to the frame in which its question is gone from the screen. */
function timeAnswers() {
  window.answered = [];
  addEventListener(
    "submit",
    ({ target }) => {
      const began = performance.now();
      const { ply } = target.dataset;
      const look = () => {
        const gone = document.querySelector(".decision-form")?.dataset.ply !== ply;
        requestAnimationFrame(gone ? () => window.answered.push(performance.now() - began) : look);
      };
      requestAnimationFrame(look);
    },
    true,
  );
}

const errors = [];
const chromium = await browser();
const context = await chromium.newContext({
  viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
  isMobile: phone,
  hasTouch: phone,
  locale: option("--lang", "en"),
});
const page = await pageOf(context, errors);
if (enough < Infinity) await page.addInitScript(timeAnswers);
await page.goto(SERVER);
const wish = option("--wish", "");
if (wish) {
  await page.request.post(`${SERVER}/api/session/guest`, { data: { name: "Tester" } });
  const made = await (await page.request.post(`${SERVER}/api/tables`, { data: JSON.parse(wish) })).json();
  await page.goto(`${SERVER}/table/${made.id}`);
} else {
  await page.click(".game-tile .btn.offer");
}
await page.waitForSelector(".table-page");

let answers = 0;
let idle = Date.now();
for (;;) {
  if (answers >= enough || (await page.locator(".verdict h1").isVisible())) break;
  const chips = page.locator(".option-chip:not(.is-refused) input:not([disabled])");
  const many = await chips.count();
  if (many === 0) {
    const unfold = page.locator(".option-chip.unfold"); // spaces of a map, in words as well
    if (await unfold.isVisible()) await unfold.click({ timeout: 2000 }).catch(() => undefined);
    const only = page.locator(".decision-panel .btn[type=submit]:visible:enabled").last(); // all that is left is a button
    if (await only.isVisible()) {
      await only.click({ timeout: 2000 }).catch(() => undefined);
      answers++;
      idle = Date.now();
    }
    if (Date.now() - idle > 60_000) throw new Error("nothing happens any more");
    await page.waitForTimeout(100);
    continue;
  }
  const question = await page.locator(".ask h2").first().textContent();
  const overflow = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1);
  if (overflow) errors.push(`the page scrolls at: ${question}`);
  const texts = await page.locator(".option-chip .lbl").allTextContents();
  for (const text of [question, ...texts])
    if (/[<>{}]|undefined|null/.test(text ?? "")) errors.push(`bad text: ${text}`);
  const chosen = pick(many);
  try {
    if (keys) {
      const letter = await chips.nth(chosen).getAttribute("aria-keyshortcuts");
      await page.keyboard.type(letter ?? "A");
      await page.keyboard.press("Enter");
    } else {
      await page.locator(".option-chip:not(.is-refused)").nth(chosen).click({ timeout: 2000 });
      await page.locator(".decision-panel .btn[type=submit]:visible").last().click({ timeout: 2000 });
    }
    answers++;
    idle = Date.now();
  } catch {
    // the question changed meanwhile: look again
  }
  await page.waitForTimeout(60);
  const notice = page.locator(".panel-notice");
  if (await notice.isVisible().catch(() => false))
    errors.push(`refused: ${await notice.textContent().catch(() => "")}`);
}
if (enough < Infinity) {
  const times = (await page.evaluate(() => window.answered)).toSorted((a, b) => a - b);
  const at = (part) => `${Math.round(times[Math.floor(part * (times.length - 1))] ?? 0)} ms`;
  console.log(`${times.length} answers: median ${at(0.5)}, nine of ten within ${at(0.9)}, longest ${at(1)}`);
  await chromium.close();
  process.exit(errors.length > 0 ? 1 : 0);
}
console.log(`${String(answers)} answers: ${(await page.locator(".verdict h1").textContent()) ?? ""} (${page.url()})`);
await page.locator(".fair .btn").click();
await page.waitForSelector(".fair .good");
await chromium.close();
for (const error of new Set(errors)) console.error(error);
process.exit(errors.length > 0 ? 1 : 0);
