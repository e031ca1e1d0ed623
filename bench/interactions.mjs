import { setTimeout as sleep } from 'node:timers/promises';
import { DESKTOP, PHONE_EMULATION, SLOW_4G, slowDown, withChromium, withPage } from './browser.mjs';
import { createReportRow, maxRatioAim, median } from './report.mjs';

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
  withPage(browser, PHONE_EMULATION, async (page) => {
    await page.addInitScript(() => {
      globalThis.benchEvents = [];
      const observer = new PerformanceObserver((list) => globalThis.benchEvents.push(...list.getEntries()));
      observer.observe({ type: 'event', durationThreshold: 16, buffered: true });
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await slowDown(page, { processor: true });
    await before?.(page);
    await sleep(SETTLE_MS);
    await longestEvent(page);
    await act(page);
    await sleep(SETTLE_MS);
    return Math.max(SHORTEST_MS, await longestEvent(page));
  });

const REST_MS = 200;
/** How long a shopper looks at the products after the first movement. */
const LOOK_MS = 4_000;
const SWIPE = { x: 200, y: 600, yDistance: -200, gestureSourceType: 'touch' };

/** Navigations from a product card to its page, after a shopper has moved the pointer or scrolled with a finger. */
const NAVIGATIONS = [
  {
    name: `click after ${REST_MS} ms on the card`,
    screen: DESKTOP,
    aim: maxRatioAim(0.5),
    move: (page) => page.mouse.move(1, 1),
    act: async (link) => {
      await link.hover();
      await sleep(REST_MS);
      await link.click();
    },
  },
  {
    name: 'tap',
    screen: PHONE_EMULATION,
    aim: maxRatioAim(1),
    move: (_, session) => session.send('Input.synthesizeScrollGesture', SWIPE),
    act: (link) => link.tap(),
  },
];

/** Runs in the page. Measures the time from the next click until a first-level heading with this text is shown. */
function watchNavigation(name) {
  const isShown = () =>
    [...document.querySelectorAll('h1')].some((h1) => h1.textContent === name && h1.checkVisibility());
  globalThis.benchNavigation = new Promise((resolve) => {
    const look = (start) => requestAnimationFrame((now) => (isShown() ? resolve(now - start) : look(start)));
    addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
  });
}

/** Returns the time from the click on a product card until the name of the product is shown. */
const timeNavigation = (browser, origin, { listing, product }, { screen, move, act }) =>
  withPage(browser, screen, async (page) => {
    await page.goto(origin + listing, { waitUntil: 'networkidle' });
    const session = await slowDown(page, { network: SLOW_4G });
    await move(page, session);
    const link = page.locator(`a[href="${product}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await sleep(LOOK_MS);
    await page.evaluate(watchNavigation, await link.textContent());
    await act(link);
    return page.evaluate(() => globalThis.benchNavigation);
  });

/** Returns the milliseconds until a page shows its first text or picture, with an empty browser cache. */
const timeFirstPaint = (browser, url) =>
  withPage(browser, PHONE_EMULATION, async (page) => {
    await slowDown(page, { network: SLOW_4G, processor: true });
    await page.goto(url, { waitUntil: 'commit' });
    return page.evaluate(
      () =>
        new Promise((resolve) => {
          const observer = new PerformanceObserver((list) => {
            for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime);
          });
          observer.observe({ type: 'paint', buffered: true });
        }),
    );
  });

async function compare(what, aim, timeOn) {
  const times = { shop: [], floor: [] };
  for (let run = 0; run < RUNS; run += 1)
    for (const site of ['floor', 'shop']) times[site].push(await timeOn(site));
  return createReportRow(what, median(times.shop), median(times.floor), 'ms', aim);
}

/**
 * Compares the time until the result of an interaction is painted (on a slowed processor), the time of navigations (on
 * a slow connection), and the time of the first paint (with both).
 */
export function measureInteractions({ shop, floor, pages, lastProduct }) {
  const paths = Object.fromEntries(pages.map(({ name, path }) => [name, path]));
  const origins = { shop: shop.origin, floor: floor.origin };
  return withChromium(async (browser) => {
    const rows = [];
    for (const interaction of INTERACTIONS) {
      const urls = { shop: shop.origin + paths[interaction.page], floor: `${floor.origin}/interactions` };
      const time = (site) => timeOnce(browser, urls[site], interaction);
      rows.push(await compare(`interaction: ${interaction.name}`, undefined, time));
    }
    // The floor has no home page, so its listing is compared.
    for (const { name, path, floorPath = path } of [
      { name: 'home', path: '/', floorPath: paths.listing },
      ...pages,
    ]) {
      const urls = { shop: shop.origin + path, floor: floor.origin + floorPath };
      const time = (site) => timeFirstPaint(browser, urls[site]);
      rows.push(await compare(`first paint: ${name}`, maxRatioAim(1.2), time));
    }
    // Navigates to the last product, because the shop prefetches the first one (to load the code of product pages).
    const way = { listing: paths.listing, product: lastProduct };
    for (const navigation of NAVIGATIONS) {
      const time = (site) => timeNavigation(browser, origins[site], way, navigation);
      rows.push(await compare(`navigation: ${navigation.name}`, navigation.aim, time));
    }
    return rows;
  });
}
