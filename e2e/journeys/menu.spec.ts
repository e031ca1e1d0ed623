import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { findAccessibilityViolations } from '@/e2e/support/checks/accessibility-violations';
import { getMenuLocators, MENU_TEXTS } from '@/e2e/support/steps/menu';
import { moveFingers } from '@/e2e/support/steps/move-fingers';

const words = MENU_TEXTS.en;
/** Longer than the delays after which the menu opens and closes. */
const A_WHILE_MS = 500;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

  const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
  /** `page.goBack` does not know history entries that the page has just added. */
  const traverse = (page: Page, delta: 1 | -1) =>
    page.evaluate((by) => void setTimeout(() => history.go(by)), delta);

  test('the menu follows the finger and closes when it is swiped away', async ({ page }) => {
    await page.goto('/');
    const { panel, opener, close } = getMenuLocators(page, words);
    await opener.tap();
    await expect(close).toBeFocused();
    await moveFingers(page, [{ from: [300, 500], to: [260, 500] }]);
    await expect(panel).toHaveCSS('translate', '0px');
    await moveFingers(page, [{ from: [340, 500], to: [90, 500] }]);
    await expect(panel).toBeHidden();
  });

  test('an open menu makes the page inert and keeps its scroll position', async ({ page }) => {
    await page.goto('/');
    await page.mouse.wheel(0, 700);
    await expect.poll(() => scrolledTo(page)).toBe(700);
    const { panel, opener, close } = getMenuLocators(page, words);
    // Without `preventScroll` the browser would scroll, because the sticky header lies in the scroll padding.
    await opener.evaluate((button) => button.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await expect(close).toBeFocused();
    await expect(page.locator('[inert] main')).toHaveCount(1);
    await expect(page.locator('footer[inert], [inert] footer')).toHaveCount(1);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const isTrapped = () => {
      const focused = document.activeElement;
      return focused === document.body || document.getElementById('main-menu')?.contains(focused);
    };
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(isTrapped)).toBe(true);
    }
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await scrolledTo(page)).toBe(700);
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('Back closes the menu, Forward opens it, and the close button adds no history entry', async ({
    page,
  }) => {
    await page.goto('/');
    await page.goto(words.boardshortsPath);
    const { panel, opener, close } = getMenuLocators(page, words);
    await opener.tap();
    await expect(close).toBeFocused();
    await traverse(page, -1);
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(words.boardshortsPath);
    await traverse(page, 1);
    await expect(close).toBeFocused();
    await page.reload();
    await expect(close, 'after a reload').toBeFocused();
    await close.tap();
    await expect(panel).toBeHidden();
    await traverse(page, -1);
    await expect(page).toHaveURL('/');
  });

  test('the content fades in after 200 ms, and the menu is gone after 400 ms', async ({ page }) => {
    await page.goto('/');
    const { opener, panel } = getMenuLocators(page, words);
    await expect(opener).toBeVisible();
    // Reads the durations from the styles, because measured times are wrong on a busy machine.
    const times = await page.evaluate(() => {
      const menu = document.getElementById('main-menu');
      const content = [...(menu?.children ?? [])].find((child) => child.querySelector('ul'));
      if (!menu || !content) throw new Error('the menu or its list is missing');
      const timingOf = (element: Element, property: string) => {
        const transition = element
          .getAnimations()
          .find((each) => each instanceof CSSTransition && each.transitionProperty === property);
        return transition?.effect?.getComputedTiming();
      };
      menu.showPopover();
      const shown = timingOf(content, 'opacity');
      for (const each of menu.getAnimations({ subtree: true })) each.finish();
      menu.hidePopover();
      return { shown: shown?.delay, gone: timingOf(menu, 'display')?.endTime };
    });
    expect(times).toEqual({ shown: 200, gone: 400 });
    await expect(panel).toBeHidden();
  });

  test('an entry leads on, also when the router gets no response, and Back to the page before', async ({
    page,
  }) => {
    await page.goto('/');
    const { panel, opener, entry } = getMenuLocators(page, words);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await opener.tap();
    await entry(words.riders).tap();
    await expect(page).toHaveURL('/riders');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await traverse(page, -1);
    await expect(page).toHaveURL('/');
    await expect(panel).toBeHidden();

    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.route('**/riders?*', () => new Promise(() => undefined));
    await opener.tap();
    await entry(words.riders).tap();
    await expect(page).toHaveURL('/riders');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the menu opens for a mouse that rests on a link, and closes when it leaves', async ({ page }) => {
    await page.goto('/');
    const { panel, entry, link } = getMenuLocators(page, words);
    await link(words.men).hover();
    await page.mouse.move(700, 850);
    await page.waitForTimeout(A_WHILE_MS);
    await expect(panel, 'the mouse passed').toBeHidden();

    await link(words.men).hover();
    await expect(panel).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await entry(words.boardshorts).hover();
    await page.waitForTimeout(A_WHILE_MS);
    await expect(panel, 'the mouse is inside').toBeVisible();
    await page.mouse.move(700, 850);
    await expect(panel).toBeHidden();

    await link(words.woman).hover();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await page.waitForTimeout(A_WHILE_MS);
    await expect(panel, 'although the mouse is on the link').toBeHidden();

    await link(words.blog).hover();
    await expect(panel).toBeVisible();
    await entry(words.swimsuit).click();
    await expect(page).toHaveURL(words.swimsuitPath);
    await expect(panel).toBeHidden();
    await link(words.men).click();
    await expect(link(words.men)).toHaveAttribute('aria-current', 'page');
    await page.waitForTimeout(A_WHILE_MS);
    await expect(panel, 'after a click on the link').toBeHidden();
  });

  test('the menu opens, closes and is left with the keyboard', async ({ page }) => {
    await page.goto('/');
    const { panel, entry, link, full } = getMenuLocators(page, words);
    await page.getByRole('banner').getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await expect(link(words.stores)).toBeFocused();
    await expect(panel).toBeVisible();
    await full.focus();
    await page.keyboard.press('Tab');
    await expect(entry(words.newArrivals)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(link(words.stores), 'the focus returns').toBeFocused();
    await full.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await panel.getByRole('link').filter({ visible: true }).last().focus();
    await page.keyboard.press('Tab');
    await expect(panel, 'no focus trap').toBeHidden();
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 800, height: 1100 }, hasTouch: true });

  test('a tap on the button opens the menu, and a tap on a link follows it', async ({ page }) => {
    await page.goto('/');
    const { panel, entry, full, link, opener } = getMenuLocators(page, words);
    await expect(opener).toBeHidden();
    await full.tap();
    await expect(panel).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await full.tap();
    await expect(panel).toBeHidden();
    await full.tap();
    await entry(words.boardshorts).tap();
    await expect(page).toHaveURL(words.boardshortsPath);
    await link(words.woman).tap();
    await expect(page).toHaveURL('/woman');
    await page.waitForTimeout(A_WHILE_MS);
    await expect(panel).toBeHidden();
  });
});
