import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { findAccessibilityViolations } from '@/e2e/support/checks/accessibility-violations';
import { recordCrossOriginRequests } from '@/e2e/support/checks/cross-origin-requests';
import { FIRST_STORE, getFirstMatch, STORES_WITH_PAGE } from '@/e2e/support/content';

const MAP_HOST = 'https://www.openstreetmap.org/';
const LIVE_MAP =
  '<!doctype html><html lang="en"><title>Map</title><main><h1>Map</h1><p>The live map</p></main></html>';
const ON_MAP_ONLY = getFirstMatch(STORES_WITH_PAGE, ({ order }) => order.list === undefined);
const OTHER = getFirstMatch(STORES_WITH_PAGE, ({ slug }) => slug !== ON_MAP_ONLY.slug);
const PAGE = `/store/${FIRST_STORE.slug}`;

/** Fulfils requests for the live map. Returns their addresses. */
async function stubLiveMap(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(`${MAP_HOST}**`, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: LIVE_MAP });
  });
  return requests;
}

const liveMap = (page: Page, title: string) =>
  page.frameLocator(`iframe[title="${title}"]`).frameLocator('iframe').getByText('The live map');

test('the stores are listed by island, with links to maps and pages', async ({ page }) => {
  await page.goto('/store');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'OUR STORES', level: 1 })).toBeVisible();
  const bali = main.getByRole('region', { name: 'BALI' });
  for (const link of await bali.getByRole('link', { name: /^VIEW ON MAP/ }).all()) {
    const address = /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=-8/;
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  const map = page.getByRole('region', { name: 'On the map' });
  const others = map.getByRole('list', { name: 'Also on the map' });
  await expect(others).toContainText(`${ON_MAP_ONLY.name}, ${ON_MAP_ONLY.place}`);
  const visit = bali.getByRole('link', { name: 'VISIT THE STORE' }).first();
  const address = (await visit.getAttribute('href')) ?? '';
  await visit.click();
  await expect(page).toHaveURL(address);
});

test('a store page highlights its store in the list and links to the others', async ({ page }) => {
  await page.goto(`/store/${ON_MAP_ONLY.slug}`);
  const places = page.getByRole('navigation', { name: 'OUR STORES' });
  const count = await places.getByRole('listitem').count();
  await expect(places.getByRole('link')).toHaveCount(count - 1);
  const current = places.getByRole('listitem').filter({ hasText: 'You are here' });
  await expect(current).toContainText(ON_MAP_ONLY.name);
  await expect(current).toHaveAttribute('aria-current', 'page');
  const phone = page.getByRole('link', { name: ON_MAP_ONLY.phone });
  await expect(phone).toHaveAttribute('href', `tel:${ON_MAP_ONLY.phone.replaceAll(' ', '')}`);
  await places.getByRole('link', { name: OTHER.name }).click();
  await expect(page).toHaveURL(`/store/${OTHER.slug}`);
});

test('the live map is loaded on request only, and can be closed', async ({ page, baseURL }) => {
  const requests = await stubLiveMap(page);
  const foreign = recordCrossOriginRequests(page, baseURL);
  await page.goto(PAGE);
  const drawing = page.getByRole('img', { name: `Drawn map: ${FIRST_STORE.name} in ${FIRST_STORE.place}` });
  await drawing.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: 'Show the interactive map' }).click();
  await expect(liveMap(page, `Map of ${FIRST_STORE.name}, by OpenStreetMap`)).toBeVisible();
  expect(requests).toHaveLength(1);
  const { latitude, longitude } = FIRST_STORE.position;
  expect(new URL(requests[0] ?? '').searchParams.get('marker')).toBe(`${latitude},${longitude}`);
  await expect(drawing).toBeHidden();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const back = page.getByRole('button', { name: 'Back to the drawn map' });
  await expect(back).toBeFocused();
  await back.click();
  await expect(drawing).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the live map works after a client-side navigation', async ({ page }) => {
  await stubLiveMap(page);
  await page.goto('/aboutus');
  await page.getByRole('main').getByRole('link', { name: FIRST_STORE.name, exact: true }).click();
  await expect(page).toHaveURL(PAGE);
  await page.getByRole('button', { name: 'Show the interactive map' }).click();
  await expect(liveMap(page, `Map of ${FIRST_STORE.name}, by OpenStreetMap`)).toBeVisible();
});
