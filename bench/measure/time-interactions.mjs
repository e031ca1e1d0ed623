import { setTimeout as wait } from 'node:timers/promises';
import { median } from './median.mjs';
import { PHONE } from './page-resources.mjs';

const SLOWED = 4;
const SETTLE_MS = 1_500;
const TRIES = 3;

const named = (page, role, name) => page.getByRole(role, { name }).first();

/** What a shopper presses first, and where; `before` is not measured. */
const INTERACTIONS = [
  { name: 'menu', page: 'product', act: (page) => named(page, 'button', /^Menu$/).tap() },
  {
    name: 'size',
    page: 'product',
    act: (page) => page.locator('label:has([name=size]:enabled)').first().tap(),
  },
  { name: 'add to cart', page: 'product', act: (page) => named(page, 'button', 'Add to cart').tap() },
  {
    name: 'filter',
    page: 'listing',
    before: (page) => page.locator('summary').first().tap(),
    act: (page) =>
      page.locator('label:has([type=checkbox]:enabled), label:has([type=radio]:enabled)').first().tap(),
  },
  {
    name: 'search',
    page: 'listing',
    before: (page) => named(page, 'button', 'Search').tap(),
    act: (page) => page.getByRole('combobox').press('s'),
  },
];

/** The longest of the page's events since the last call, in milliseconds: what INP is made of. */
const longestEvent = (page) =>
  page.evaluate(() => Math.max(0, ...globalThis.benchEvents.splice(0).map(({ duration }) => duration)));

async function timeOne(browser, url, { before, act }) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      globalThis.benchEvents = [];
      new PerformanceObserver((list) => globalThis.benchEvents.push(...list.getEntries())).observe({
        type: 'event',
        durationThreshold: 16,
        buffered: true,
      });
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await before?.(page);
    await wait(SETTLE_MS);
    await longestEvent(page);
    await act(page);
    await wait(SETTLE_MS);
    return await longestEvent(page);
  } finally {
    await context.close();
  }
}

/**
 * How long the shop takes to show what a press did, on a processor slowed four times.
 * @returns a list of `{ name, duration }`, the median in milliseconds (below 16 as 0)
 */
export async function timeInteractions(browser, { origin }, pages, say) {
  const timed = [];
  for (const interaction of INTERACTIONS) {
    say(`interaction: ${interaction.name}`);
    const { path } = pages.find(({ name }) => name === interaction.page);
    const tries = [];
    for (let one = 0; one < TRIES; one += 1) tries.push(await timeOne(browser, origin + path, interaction));
    timed.push({ name: interaction.name, duration: median(tries) });
  }
  return timed;
}
