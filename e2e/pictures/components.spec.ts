import type { Locator, Page } from '@playwright/test';
import { captionOf, SUGGESTED } from '@/app/[locale]/components/samples';
import { addStyles } from '@/e2e/support/checks/add-styles';
import { sidewaysScroll } from '@/e2e/support/checks/cut-text';
import { findViolations } from '@/e2e/support/checks/find-violations';
import { COMPONENTS_SHOP } from '@/e2e/support/servers/environments';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { test as base, expect } from '@/e2e/support/snapshots/fixtures';
import { comeToRest, openAtRest } from '@/e2e/support/snapshots/stillness';
import {
  DESKTOP,
  GROUPS,
  type Group,
  PHONE,
  POINTED,
  PSEUDO_CLASSES,
  SHAPES,
  SIZES,
  snapshotOf,
} from './subjects';

/** Each worker has a shop of its own: one alone would picture this page for longer than the others all other pages. */
const test = base.extend<object, { siteUrl: string }>({
  siteUrl: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const { name, port, apiPort, ...shop } = COMPONENTS_SHOP;
      const own = { name: `${name}-${String(parallelIndex)}`, port: port + 25 + parallelIndex, apiPort };
      const siteUrl = `http://localhost:${String(own.port)}`;
      const storefront = await startStorefront(
        { ...shop, ...own, siteUrl },
        { PRODUCT_API_PORT: String(apiPort) },
      );
      await use(siteUrl);
      await storefront.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
});

const PATHS = { en: '/components', id: '/id/components' } as const;
type Language = keyof typeof PATHS;
type Screen = (typeof SIZES)[number];
/** What an Indonesian snapshot is called more. */
const SUFFIX = { en: '', id: '-id' } as const;
const LONG_MS = 240_000;
const CONTROLS = 'a, button, input, select, summary';

// What an empty cart asks for.
test.beforeEach(({ context }) =>
  context.route(/\/api\/search\?favourites/, (route) =>
    route.fulfill({ json: { data: { products: SUGGESTED } } }),
  ),
);

const send = (group: Locator, state: string) =>
  group.locator(`[data-state=${state}] [type=submit]`).first().click();

/** States that only a press brings about: those of what takes the focus, or opens. */
const PRESSES: Partial<Record<Group, (group: Locator) => Promise<void>>> = {
  account: (group) => send(group, 'login'),
  cart: (group) => group.locator('[data-state=removed] tbody tr').first().getByRole('button').last().click(),
  checkout: async (group) => {
    await send(group, 'empty');
    await send(group, 'refused');
  },
  listing: (group) => group.locator('summary').first().click(),
  orders: (group) => group.locator('[data-state=details] summary').click(),
};

/** Opens the page; its header would lie over what is higher than the screen. */
async function openComponents(page: Page, locale: Language): Promise<void> {
  await openAtRest(page, PATHS[locale]);
  await addStyles(page, 'body > header { position: static !important; }');
}

/** A group alone on its page: where others end would move it by parts of a pixel, or be seen behind a dialog. */
async function show(page: Page, name: Group | 'dialogs'): Promise<Locator> {
  await page.locator('[data-group]').evaluateAll((groups, shown) => {
    for (const group of groups)
      if (group instanceof HTMLElement) group.style.display = group.id === shown ? '' : 'none';
  }, name);
  return page.locator(`#${name}`);
}

/** A group in the states that it takes a press to see. */
async function groupOf(page: Page, name: Group): Promise<Locator> {
  const group = await show(page, name);
  const press = PRESSES[name];
  if (press) {
    await press(group);
    await page.mouse.move(0, 0);
  }
  return group;
}

/** As developer tools do it: of all controls of a group at once the page believes that they are hovered, or focused. */
async function force(page: Page, name: Group, pseudoClasses: string[]): Promise<void> {
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

test('the page shows the groups that are pictured, and no other', async ({ page }) => {
  await openAtRest(page, PATHS.en);
  const groups = page.locator('[data-group]');
  expect(await groups.evaluateAll((all) => all.map(({ id }) => id))).toEqual([...GROUPS, 'dialogs']);
});

for (const [locale, path] of Object.entries(PATHS)) {
  test(`every state is open to everybody (${locale})`, async ({ page }) => {
    await openAtRest(page, path);
    const violations = await findViolations(page);
    // A part that is a landmark is here once for each of its states.
    expect(violations.filter((violation) => !violation.startsWith('landmark-unique'))).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

/** One page for all of them, as to open it takes longer than to picture it; each is compared, whatever became of the last. */
function pictureGroups(locale: Language, { width, height }: Screen, groups: readonly Group[]) {
  test(`the groups (${locale}, ${width} px)`, async ({ page }) => {
    test.setTimeout(LONG_MS);
    await page.setViewportSize({ width, height });
    await openComponents(page, locale);
    for (const name of groups) {
      const group = await groupOf(page, name);
      await expect.soft(group).toHaveScreenshot(snapshotOf(`components-${name}${SUFFIX[locale]}`, width));
    }
  });
}

function pictureDialogs(locale: Language, { width, height }: Screen) {
  test(`the dialogs (${locale}, ${width} px)`, async ({ page }) => {
    test.setTimeout(LONG_MS);
    await page.setViewportSize({ width, height });
    await openAtRest(page, PATHS[locale]);
    const dialogs = await show(page, 'dialogs');
    for (const shape of SHAPES) {
      await dialogs.getByRole('button', { name: captionOf(shape), exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      // Or a button that has come below the pointer were pictured under it.
      await page.mouse.move(0, 0);
      await comeToRest(page);
      const file = snapshotOf(`components-dialog-${shape}${SUFFIX[locale]}`, width);
      await expect.soft(page).toHaveScreenshot(file);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}

for (const screen of SIZES) {
  pictureGroups('en', screen, GROUPS);
  pictureDialogs('en', screen);
}
pictureGroups('id', PHONE, GROUPS);
pictureDialogs('id', PHONE);

for (const [state, pseudoClasses] of Object.entries(PSEUDO_CLASSES)) {
  test(`the groups under ${state}`, async ({ page }) => {
    test.setTimeout(LONG_MS);
    await page.setViewportSize(DESKTOP);
    await openComponents(page, 'en');
    for (const name of POINTED) {
      const group = await groupOf(page, name);
      await force(page, name, pseudoClasses);
      await comeToRest(page);
      await expect.soft(group).toHaveScreenshot(snapshotOf(`components-${name}-${state}`, DESKTOP.width));
    }
  });
}
