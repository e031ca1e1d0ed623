import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { twin } from '@/e2e/nightly';
import { findViolations } from '@/e2e/support/checks/find-violations';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function openSearch(page: Page, name = 'Search') {
  await page.getByRole('banner').getByRole('button', { name }).click();
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  return field;
}

for (const { prefix, button } of [
  { prefix: '', button: 'Search' },
  { prefix: '/id', button: 'Cari' },
]) {
  test(`nothing in the search keeps anybody out, under ${prefix || '/'}`, twin(prefix), async ({ page }) => {
    await page.goto(`${prefix}/men`);
    await openSearch(page, button);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.type('bik');
    await page.getByRole('option', { name: /Kirana Bikini/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await findViolations(page)).toEqual([]);
  });
}

test('by the keyboard alone, to a product and to the results', async ({ page }) => {
  await page.goto('/woman');
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await button.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'Search the shop' });
  await expect(field).toBeFocused();

  await page.keyboard.type('pada');
  const option = page.getByRole('option', { name: /^Padang Elite Pro/ });
  await expect(option).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('suggestion');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/men/padang-elite-pro');
  await expect(page.getByRole('dialog')).toBeHidden();

  await openSearch(page);
  await page.keyboard.type('hibiscus');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=hibiscus');
  await expect(heading(page, 'Results for “hibiscus”')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/men/padang-elite-pro');
});

test('one question leads to the next, in Indonesian too', async ({ page }) => {
  await page.goto('/id/search');
  for (const [question, product] of [
    ['gaun', 'Sari Dress'],
    ['celana volley', 'Sanur Volley'],
  ] as const) {
    await openSearch(page, 'Cari');
    await page.keyboard.type(question);
    await page.keyboard.press('Enter');
    await expect(heading(page, `Hasil untuk “${question}”`)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: product })).toBeVisible();
  }
  await page.goBack();
  await expect(heading(page, 'Hasil untuk “gaun”')).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('gaun');
});

test('one Escape closes the search, whatever is typed, and gives the focus back', async ({ page }) => {
  await page.goto('/');
  await openSearch(page);
  await page.keyboard.type('bikini');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('the search has the whole screen, and a touch leads on', async ({ page }) => {
    await page.goto('/id/men');
    const tools = page.getByRole('banner').getByRole('button');
    const boxes = await Promise.all([
      page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).boundingBox(),
      page.getByRole('banner').getByRole('button', { name: 'Cari' }).boundingBox(),
      page.getByRole('banner').getByRole('link').first().boundingBox(),
      tools.last().boundingBox(),
    ]);
    const edges = boxes.map((box) => [
      Math.round(box?.x ?? -1),
      Math.round((box?.x ?? 0) + (box?.width ?? 0)),
    ]);
    for (const [at, [from]] of edges.entries()) {
      // The drawings keep clear of each other; what may be touched of the menu reaches under the search's margin.
      expect(from).toBeGreaterThanOrEqual((edges[at - 1]?.[1] ?? 0) - 10);
    }
    expect(edges.at(-1)?.[1]).toBeLessThanOrEqual(320);

    await page.getByRole('banner').getByRole('button', { name: 'Cari' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Cari' });
    await expect(dialog).toBeVisible();
    // Once it has come down.
    await expect.poll(async () => Math.round((await dialog.boundingBox())?.y ?? -1)).toBe(0);
    expect(await dialog.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([
      320, 640,
    ]);
    await page.getByRole('combobox').fill('gaun');
    await page.getByRole('option', { name: /Sari Dress/ }).tap();
    await expect(page).toHaveURL('/id/woman/sari-dress');
    await expect(dialog).toBeHidden();
  });
});

test('an answer that comes late is not shown for other words', async ({ page }) => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/search\?q=bikini/, async (route) => {
    await held;
    // Given up by the page in the meantime.
    await route.continue().catch(() => undefined);
  });
  await page.goto('/');
  const field = await openSearch(page);
  const asked = page.waitForRequest(/\/api\/search\?q=bikini/);
  await page.keyboard.type('bikini');
  await asked;
  await field.fill('harbour');
  await expect(page.getByRole('option', { name: /Harbour Stripe Tee/ })).toBeVisible();
  release?.();
  await page.waitForTimeout(500);
  await expect(page.getByRole('option', { name: /Bikini/ })).toHaveCount(0);
  await expect(page.getByRole('option', { name: /Harbour Stripe Tee/ })).toBeVisible();
});

test('without suggestions one can ask all the same', async ({ page, trouble }) => {
  trouble.expect(503, /^\/api\/search/);
  await page.route('**/api/search?**', (route) =>
    route.fulfill({
      status: 503,
      json: { status: 'error', code: 'unavailable', message: 'away', errors: [] },
    }),
  );
  await page.goto('/men');
  await openSearch(page);
  const failed = page.waitForResponse(/\/api\/search/);
  await page.keyboard.type('volley');
  await failed;
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Results for “volley”')).toBeVisible();
});
