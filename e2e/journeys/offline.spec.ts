import type { Page } from '@playwright/test';
import { RIDER, STORE } from '@/e2e/content';
import { test as base, expect } from '@/e2e/fixtures';
import { openLine } from '@/e2e/servers/line';
import { openCart } from '@/e2e/steps/buying';
import { WORDS } from '@/e2e/steps/words';

type Line = Awaited<ReturnType<typeof openLine>>;

const test = base.extend<{ line: Line }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  line: async ({}, use) => {
    const line = await openLine();
    await use(line);
    line.close();
  },
  baseURL: ({ line }, use) => use(line.url),
});
test.use({ serviceWorkers: 'allow' });

const PRODUCT = '/men/uluwatu-elite-pro';
const SAYS = 'You are offline. This is the last saved version of this page.';

const note = (page: Page) => page.getByRole('status').getByText(SAYS);

/** Everything that the worker keeps, by its path and query. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });

async function waitUntilKept(page: Page, ...paths: string[]): Promise<void> {
  await expect.poll(() => kept(page), { timeout: 30_000 }).toEqual(expect.arrayContaining(paths));
}

test('what was seen stays readable without a line, and says so', async ({ page, line, trouble }) => {
  await page.goto(PRODUCT);
  await waitUntilKept(page, PRODUCT);
  await page.goto(`/store/${STORE.slug}`);
  await page.goto(`/id/${RIDER.slug}`);
  await waitUntilKept(page, `/store/${STORE.slug}`, `/id/${RIDER.slug}`);
  await expect(note(page)).toBeHidden();

  trouble.allowNothing();
  line.cut();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').getByText('Anda melihat versi terakhir halaman ini.')).toBeVisible();
  await page.goto(`/store/${STORE.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${PRODUCT}?utm_source=mail`);
  await expect(page.getByRole('heading', { name: 'Uluwatu Elite Pro', level: 1 })).toBeVisible();
  await expect(note(page)).toBeVisible();
  const worn = await page.evaluate(() => getComputedStyle(document.body).display);
  expect(worn, 'its sheets are there').toBe('flex');

  line.mend();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Uluwatu Elite Pro', level: 1 })).toBeVisible();
  await expect(note(page)).toBeHidden();
});

test('a page that the router has shown is kept; one never seen leads to those that were', async ({
  page,
  line,
  trouble,
}) => {
  await page.goto('/riders');
  await waitUntilKept(page, '/riders');
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(RIDER.name) })
    .first()
    .click();
  await expect(page).toHaveURL(`/${RIDER.slug}`);
  await waitUntilKept(page, `/${RIDER.slug}`);

  trouble.allowNothing();
  line.cut();
  await page.goto('/woman');
  await expect(page.getByRole('heading', { name: 'You are offline', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  const rider = page.getByRole('listitem').getByRole('link', { name: new RegExp(RIDER.name) });
  await rider.click();
  await expect(page).toHaveURL(`/${RIDER.slug}`);
  await expect(note(page)).toBeVisible();
});

test('nothing of a shopper is kept, and logging out takes all that was', async ({
  page,
  shopper: _,
  trouble,
}) => {
  // Left before it is answered, or not: an order of somebody else.
  trouble.allow(404, /\/api\/transactions\/1$/);
  await page.goto(PRODUCT);
  await waitUntilKept(page, PRODUCT);
  await page.goto('/account');
  await page.goto('/account/orders');
  await page.goto('/order-status?transaction_id=1');
  await page.goto('/men?category=boardshorts');
  await page.goto('/men');
  await openCart(page, WORDS.en);
  await waitUntilKept(page, '/men');
  const all = await kept(page);
  expect(
    all.filter((address) => /\/api\/|account|order-status|login|payment|[?](?!.*url=)/.test(address)),
  ).toEqual([]);

  await page.evaluate(() => fetch('/api/users/logout', { method: 'DELETE' }));
  // The page that is open may be kept anew at once: its worker comes three seconds after it has loaded.
  await expect.poll(() => kept(page)).not.toContain(PRODUCT);
  await page.goto(PRODUCT);
  await waitUntilKept(page, PRODUCT);
});

test('a control that needs the shop says that there is no line', async ({ page, context, trouble }) => {
  await page.goto(PRODUCT);
  await waitUntilKept(page, PRODUCT);
  trouble.allowNothing();
  await context.setOffline(true);
  await expect(note(page)).toBeVisible();
  await page.getByRole('radio', { disabled: false }).first().check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog')).toContainText('You are offline.');
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await context.setOffline(false);
  await expect(note(page)).toBeHidden();
});

test('a new worker takes over by itself, and an empty one takes itself away', async ({ page, line }) => {
  await page.goto('/riders');
  await waitUntilKept(page, '/riders');
  line.changeWorker((script) => `${script}\nself.addEventListener('message', () => caches.open('newer'));`);
  await page.goto('/store');
  await waitUntilKept(page, '/riders', '/store');
  await expect
    .poll(
      async () => {
        await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('/store'));
        return page.evaluate(() => caches.has('newer'));
      },
      { timeout: 30_000 },
    )
    .toBe(true);

  line.changeWorker(
    () => `self.addEventListener('install', () => self.skipWaiting());
      self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));`,
  );
  await expect
    .poll(
      async () => {
        const answer = await page.goto('/store');
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
        return answer?.fromServiceWorker();
      },
      // Chromium takes a second to change workers: a navigation meanwhile can hang in the one that it stops.
      { timeout: 30_000, intervals: [2_500] },
    )
    .toBe(false);
});

test('the shop can be installed', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/' });
  const sizes = manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose?: string }) =>
    purpose ? `${sizes} ${purpose}` : sizes,
  );
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512', '512x512 maskable']));
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
});
