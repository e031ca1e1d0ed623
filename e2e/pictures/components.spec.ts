import type { Page } from '@playwright/test';
import { COMPONENTS_SHOP } from '@/e2e/servers/environments';
import type { Server } from '@/e2e/servers/start-server';
import { startStorefront } from '@/e2e/servers/storefront';
import { expect, test } from '@/e2e/studio/fixtures';
import { comeToRest, openAtRest } from '@/e2e/studio/stillness';
import { addStyles } from '@/e2e/watch/add-styles';
import { sidewaysScroll } from '@/e2e/watch/cut-text';
import { findViolations } from '@/e2e/watch/find-violations';
import { DESKTOP, FORCED, GROUPS, type Group, PHONE, SHAPES, SIZES, snapshotOf } from './subjects';

// One shop for all of it.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: COMPONENTS_SHOP.siteUrl });

const PATHS = { en: '/components', id: '/id/components' } as const;
const CONTROLS = 'a, button, input, select, summary';
let storefront: Server;

test.beforeAll(async () => {
  storefront = await startStorefront(COMPONENTS_SHOP, {
    PRODUCT_API_PORT: String(COMPONENTS_SHOP.apiPort),
  });
});
test.afterAll(() => storefront.stop());

/** Opens the page at one of its groups; the header would lie over what is higher than the screen. */
async function openGroup(page: Page, locale: 'en' | 'id', name: Group) {
  await openAtRest(page, PATHS[locale]);
  await addStyles(page, 'header { position: static !important; }');
  const group = page.locator(`#${name}`);
  // Of two listings one shows its filters.
  if (name === 'listing') await group.locator('summary').first().click();
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

for (const screen of SIZES) {
  test.describe(`${screen.width} px wide`, () => {
    test.use({ viewport: screen });

    for (const name of GROUPS) {
      test(`${name} (en)`, async ({ page }) => {
        const group = await openGroup(page, 'en', name);
        await expect(group).toHaveScreenshot(snapshotOf(`components-${name}`, screen.width));
      });
    }

    for (const [shape, button] of SHAPES) {
      test(`a dialog (${shape})`, async ({ page }) => {
        await openAtRest(page, PATHS.en);
        await page.getByRole('button', { name: button, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await comeToRest(page);
        await expect(page).toHaveScreenshot(snapshotOf(`components-dialog-${shape}`, screen.width));
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  for (const name of GROUPS) {
    test(`${name} (id)`, async ({ page }) => {
      const group = await openGroup(page, 'id', name);
      await expect(group).toHaveScreenshot(snapshotOf(`components-${name}-id`, PHONE.width));
    });
  }
});

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  for (const { name, state, pseudoClasses } of FORCED) {
    test(`${name} under ${state}`, async ({ page }) => {
      const group = await openGroup(page, 'en', name);
      await force(page, name, pseudoClasses);
      await comeToRest(page);
      await expect(group).toHaveScreenshot(snapshotOf(`components-${name}-${state}`, DESKTOP.width));
    });
  }
});
