import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { twin } from '@/e2e/nightly';
import { findViolations } from '@/e2e/support/checks/find-violations';
import { gesture } from '@/e2e/support/steps/gesture';
import { MENU_WORDS, menuOf } from '@/e2e/support/steps/menu';

test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** A tap that, other than the test's own, scrolls nothing beforehand. */
async function tapAsItIs(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** Back and Forward. `page.goBack` asks the browser, who may not know yet of an entry that the page has just reached. */
const traverse = (page: Page, delta: 1 | -1) =>
  page.evaluate((by) => void setTimeout(() => history.go(by)), delta);

/** Whether what has the focus is in the menu, or the browser's own. */
const focusIsHeld = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused === document.body || document.getElementById('main-menu')?.contains(focused);
  });

for (const locale of ['en', 'id'] as const) {
  const words = MENU_WORDS[locale];

  test.describe(`the phone's menu (${locale})`, () => {
    test('follows the finger, and goes when it is drawn away', twin(locale), async ({ page }) => {
      await page.goto(words.home);
      const { panel, opener, close } = menuOf(page, words);
      await tapAsItIs(page, opener);
      await expect(close).toBeFocused();
      await gesture(page, [{ from: [300, 500], to: [260, 500] }]);
      await expect(panel).toHaveCSS('translate', '0px');
      await gesture(page, [{ from: [340, 500], to: [90, 500] }]);
      await expect(panel).toBeHidden();
      await tapAsItIs(page, opener);
      await expect(close).toBeInViewport();
    });

    test('is all there is while it is open', twin(locale), async ({ page }) => {
      await page.goto(words.home);
      await page.mouse.wheel(0, 700);
      await expect.poll(() => scrolledTo(page)).toBe(700);
      const { panel, opener, close } = menuOf(page, words);
      await tapAsItIs(page, opener);
      await expect(panel).toBeVisible();
      await expect(close).toBeFocused();
      await expect(page.locator('[inert] main'), 'nobody reaches what is behind it').toHaveCount(1);
      await expect(page.locator('footer[inert], [inert] footer')).toHaveCount(1);
      expect(await findViolations(page)).toEqual([]);

      for (let presses = 0; presses < 40; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await focusIsHeld(page)).toBe(true);
      }
      await page.mouse.wheel(0, 400);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(opener).toBeFocused();
      expect(await scrolledTo(page), 'the page has not moved').toBe(700);
      await expect(page.locator('[inert]')).toHaveCount(0);
      await expect(page).toHaveURL(words.home);
    });

    test('is closed by Back, which leaves the page the second time', twin(locale), async ({ page }) => {
      await page.goto(words.home);
      await page.goto(words.boardshortsPath);
      const { panel, opener, close } = menuOf(page, words);
      await opener.tap();
      await expect(close, 'open, with its entry').toBeFocused();
      await traverse(page, -1);
      await expect(panel).toBeHidden();
      await expect(page).toHaveURL(words.boardshortsPath);
      await expect(opener).toBeFocused();

      await opener.tap();
      await expect(close).toBeFocused();
      await close.tap();
      await expect(panel).toBeHidden();
      await traverse(page, -1);
      await expect(page, 'closed by its button, it leaves no entry behind').toHaveURL(words.home);
    });

    test('comes back with its entry, and leaves none for nothing', twin(locale), async ({ page }) => {
      await page.goto(words.home);
      await page.goto(words.boardshortsPath);
      const { panel, opener, close } = menuOf(page, words);
      await opener.tap();
      await expect(close, 'open, with its entry').toBeFocused();
      await page.reload();
      await expect(close, 'after a reload').toBeFocused();
      await close.tap();
      await expect(panel).toBeHidden();
      await traverse(page, 1);
      await expect(close, 'by Forward').toBeFocused();
      await traverse(page, -1);
      await expect(panel).toBeHidden();
      await expect(page).toHaveURL(words.boardshortsPath);
      await traverse(page, -1);
      await expect(page).toHaveURL(words.home);
    });

    test('leads on, and Back leads to the page before', twin(locale), async ({ page }) => {
      await page.goto(words.home);
      const { panel, opener, entry } = menuOf(page, words);
      await opener.tap();
      await entry(words.boardshorts).tap();
      await expect(page).toHaveURL(words.boardshortsPath);
      await expect(panel).toBeHidden();
      await expect(page.locator('[inert]')).toHaveCount(0);
      await traverse(page, -1);
      await expect(page).toHaveURL(words.home);
      await expect(panel).toBeHidden();
    });

    test(
      'shows its content 200 ms after it opens, and is gone 400 ms after it closes',
      twin(locale),
      async ({ page }) => {
        await page.goto(words.home);
        const { opener, panel } = menuOf(page, words);
        await expect(opener).toBeVisible();
        // What the transitions are set to: measured by a clock, a busy machine would be late.
        const times = await page.evaluate(() => {
          const menu = document.getElementById('main-menu');
          const content = menu?.querySelector('ul')?.parentElement;
          if (!menu || !content) throw new Error('no menu');
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
      },
    );

    test(
      'goes to the riders, and loads them as a whole page when that brings nothing',
      twin(locale),
      async ({ page }) => {
        await page.goto(words.home);
        const { opener, entry } = menuOf(page, words);
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await opener.tap();
        await entry(words.riders).tap();
        await expect(page).toHaveURL(words.ridersPath);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

        await page.goto(words.home);
        await page.route(`**${words.ridersPath}?*`, () => new Promise(() => undefined));
        await opener.tap();
        await entry(words.riders).tap();
        await expect(page).toHaveURL(words.ridersPath);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
        await traverse(page, -1);
        await expect(page).toHaveURL(words.home);
      },
    );
  });
}
