import { setTimeout as sleep } from 'node:timers/promises';
import { PHONE, withChromium, withPage } from './browser.mjs';
import { median, row } from './report.mjs';

const CPU_SLOWDOWN = 4;
const SETTLE_MS = 1_500;
const RUNS = 5;
/** The browser does not report shorter events. */
const SHORTEST_MS = 16;

const button = (name) => (page) => page.getByRole('button', { name }).first();
const tap = (locate) => (page) => locate(page).tap();
const firstFilter = (page) =>
  page.locator('label:has([type=checkbox]:enabled), label:has([type=radio]:enabled)').first();

/** The same interactions on both sites. `before` is not measured. */
const INTERACTIONS = [
  { name: 'menu', page: 'product', act: tap(button(/^Menu$/)) },
  {
    name: 'size',
    page: 'product',
    act: tap((page) => page.locator('label:has([name=size]:enabled), button[name=size]').first()),
  },
  { name: 'add to cart', page: 'product', act: tap(button('Add to cart')) },
  {
    name: 'filter',
    page: 'listing',
    before: tap((page) => page.locator('summary, main [popovertarget]').first()),
    act: tap(firstFilter),
  },
  {
    name: 'search',
    page: 'listing',
    before: tap(button('Search')),
    act: (page) => page.getByRole('combobox').press('s'),
  },
];

/** Returns the duration of the longest event since the last call, as Interaction to Next Paint counts it. */
const longestEvent = (page) =>
  page.evaluate(() => Math.max(0, ...globalThis.benchEvents.splice(0).map(({ duration }) => duration)));

const timeOnce = (browser, url, { before, act }) =>
  withPage(browser, PHONE, async (page, context) => {
    await page.addInitScript(() => {
      globalThis.benchEvents = [];
      const observer = new PerformanceObserver((list) => globalThis.benchEvents.push(...list.getEntries()));
      observer.observe({ type: 'event', durationThreshold: 16, buffered: true });
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await before?.(page);
    await sleep(SETTLE_MS);
    await longestEvent(page);
    await act(page);
    await sleep(SETTLE_MS);
    return Math.max(SHORTEST_MS, await longestEvent(page));
  });

/** Compares how long interactions take until their result is painted, on a slowed processor. */
export function measureInteractions({ shop, floor, pages }) {
  return withChromium(async (browser) => {
    const rows = [];
    for (const interaction of INTERACTIONS) {
      const { path } = pages.find(({ name }) => name === interaction.page);
      const times = { shop: [], floor: [] };
      for (let run = 0; run < RUNS; run += 1) {
        times.floor.push(await timeOnce(browser, `${floor.origin}/interactions`, interaction));
        times.shop.push(await timeOnce(browser, shop.origin + path, interaction));
      }
      rows.push(row(`interaction: ${interaction.name}`, median(times.shop), median(times.floor), 'ms'));
    }
    return rows;
  });
}
