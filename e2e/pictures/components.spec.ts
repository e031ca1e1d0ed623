import type { Locator, Page } from '@playwright/test';
import { SUGGESTED_PRODUCTS } from '@/app/[locale]/components/samples';
import { findAccessibilityViolations } from '@/e2e/support/checks/accessibility-violations';
import { addStyleSheet } from '@/e2e/support/checks/add-style-sheet';
import { listContrastErrors } from '@/e2e/support/checks/contrast';
import { measureHorizontalOverflow } from '@/e2e/support/checks/truncated-texts';
import { COMPONENTS_PAGE_SHOP } from '@/e2e/support/servers/environments';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { test as base, expect } from '@/e2e/support/snapshots/fixtures';
import { loadAllPictures, openFullyLoaded } from '@/e2e/support/snapshots/fully-loaded';
import {
  DESKTOP_VIEWPORT,
  getSnapshotFileName,
  PHONE_VIEWPORT,
  SNAPSHOT_VIEWPORTS,
} from '@/e2e/support/snapshots/snapshots';

/** Each worker has a separate shop, because a shop renders this page slower than a worker takes its screenshots. */
const test = base.extend<object, { siteUrl: string }>({
  siteUrl: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const { name, port, ...shop } = COMPONENTS_PAGE_SHOP;
      const own = { name: `${name}-${parallelIndex}`, port: port + 25 + parallelIndex };
      const siteUrl = `http://localhost:${own.port}`;
      const storefront = await startStorefront({ ...shop, ...own, siteUrl });
      await use(siteUrl);
      await storefront.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
});

const PATHS = { en: '/components', id: '/id/components' };
/** The suffix of snapshot names in each language. */
const SUFFIX = { en: '', id: '-id' };
type Locale = keyof typeof PATHS;
const LONG_MS = 240_000;

const CONTROLS = 'a, button, input, select, summary';
/** Groups that are also pictured with hovered, focused and pressed controls. */
const POINTED = ['buttons', 'fields', 'choices', 'cards', 'listing', 'search', 'cart'];
/** The pseudo-classes that are forced for each state. */
const STATES = {
  hover: ['hover'],
  focus: ['focus', 'focus-visible'],
  press: ['hover', 'active'],
};

// The empty cart requests suggestions, which must be the same in every run.
test.beforeEach(({ context }) =>
  context.route(/\/api\/search\?favourites/, (route) =>
    route.fulfill({ json: { data: { products: SUGGESTED_PRODUCTS } } }),
  ),
);

const send = (group: Locator, state: string) =>
  group.locator(`[data-state=${state}] [type=submit]`).first().click();

/** Clicks that bring about states of a group. */
const CLICKS: Record<string, (group: Locator) => Promise<void>> = {
  account: (group) => send(group, 'login'),
  cart: (group) => group.locator('[data-state=removed] tbody tr').first().getByRole('button').last().click(),
  checkout: async (group) => {
    await send(group, 'empty');
    await send(group, 'refused');
  },
  listing: (group) => group.getByRole('button', { name: /^Filter & / }).click(),
};

/** Opens the page, with a header that does not cover anything. Returns the names of its groups. */
async function openComponents(page: Page, locale: Locale): Promise<string[]> {
  await openFullyLoaded(page, PATHS[locale]);
  await addStyleSheet(page, 'body > header { position: static !important; }');
  const names = await page.locator('[data-group]').evaluateAll((groups) => groups.map(({ id }) => id));
  return names.filter((name) => name !== 'dialogs');
}

/** Shows one group and hides the others, because its position would depend on them. Also brings about its states. */
async function showGroup(page: Page, name: string): Promise<Locator> {
  // On phones, the previous group may have opened its filters as a modal dialog. Escape closes it.
  await page.keyboard.press('Escape');
  await page.locator('[data-group]').evaluateAll((groups, shown) => {
    for (const group of groups)
      if (group instanceof HTMLElement) group.style.display = group.id === shown ? '' : 'none';
  }, name);
  const group = page.locator(`#${name}`);
  await CLICKS[name]?.(group);
  await page.mouse.move(0, 0);
  return group;
}

/** Forces pseudo-classes on all controls of a group. */
async function force(page: Page, name: string, pseudoClasses: string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const forceAll = async (selector: string, forcedPseudoClasses: string[]) => {
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    for (const nodeId of nodeIds)
      await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  };
  await forceAll(`#${name} :is(${CONTROLS})`, pseudoClasses);
  if (pseudoClasses.includes('focus')) await forceAll(`#${name} :has(> :is(${CONTROLS}))`, ['focus-within']);
}

for (const [locale, path] of Object.entries(PATHS)) {
  test(`every state is accessible (${locale})`, async ({ page }) => {
    await openFullyLoaded(page, path);
    const violations = await findAccessibilityViolations(page);
    // A landmark component is on the page once for each of its states, so repeated landmarks are no error here.
    expect(violations.filter((violation) => !violation.startsWith('landmark-unique'))).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await measureHorizontalOverflow(page)).toBe(0);
  });
}

test('every control has sufficient contrast on hover and with focus', async ({ page }) => {
  test.setTimeout(LONG_MS);
  for (const name of await openComponents(page, 'en')) await CLICKS[name]?.(page.locator(`#${name}`));
  expect(await listContrastErrors(page)).toEqual([]);
});

for (const [locale, screen] of [
  ...SNAPSHOT_VIEWPORTS.map((size) => ['en', size] as const),
  ['id', PHONE_VIEWPORT] as const,
]) {
  // One test for all groups, because opening the page takes longest.
  test(`the groups (${locale}, ${screen.width} px)`, async ({ page }) => {
    test.setTimeout(LONG_MS);
    await page.setViewportSize(screen);
    for (const name of await openComponents(page, locale)) {
      const group = await showGroup(page, name);
      await expect
        .soft(group)
        .toHaveScreenshot(getSnapshotFileName(`components-${name}${SUFFIX[locale]}`, screen));
    }
  });

  test(`the dialogs (${locale}, ${screen.width} px)`, async ({ page }) => {
    test.setTimeout(LONG_MS);
    await page.setViewportSize(screen);
    await openFullyLoaded(page, PATHS[locale]);
    const dialogs = await showGroup(page, 'dialogs');
    for (const opener of await dialogs.getByRole('button').all()) {
      const name = ((await opener.textContent()) ?? '').toLowerCase().replaceAll(' ', '-');
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      // Moves the pointer away, because a button that appears below it would be hovered.
      await page.mouse.move(0, 0);
      await loadAllPictures(page);
      const file = getSnapshotFileName(`components-dialog-${name}${SUFFIX[locale]}`, screen);
      await expect.soft(page).toHaveScreenshot(file);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}

for (const [state, pseudoClasses] of Object.entries(STATES)) {
  test(`the groups under ${state}`, async ({ page }) => {
    test.setTimeout(LONG_MS);
    await page.setViewportSize(DESKTOP_VIEWPORT);
    await openComponents(page, 'en');
    for (const name of POINTED) {
      const group = await showGroup(page, name);
      await force(page, name, pseudoClasses);
      await loadAllPictures(page);
      await expect
        .soft(group)
        .toHaveScreenshot(getSnapshotFileName(`components-${name}-${state}`, DESKTOP_VIEWPORT));
    }
  });
}
