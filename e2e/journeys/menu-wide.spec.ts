import { SITE } from '@/content/site';
import { expect, test } from '@/e2e/fixtures';
import { twin } from '@/e2e/nightly';
import { findViolations } from '@/e2e/support/checks/find-violations';
import { MENU_WORDS, menuOf } from '@/e2e/support/steps/menu';

/** Longer than the menu waits before it comes or goes. */
const A_WHILE_MS = 500;

for (const locale of ['en', 'id'] as const) {
  const words = MENU_WORDS[locale];

  test.describe(`the menu below the header's links (${locale})`, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('opens for a mouse that rests on a link, and leads on', twin(locale), async ({ page }) => {
      await page.goto(words.home);
      const { panel, entry, link } = menuOf(page, words);
      await link(words.men).hover();
      await expect(panel).toBeVisible();
      expect(await findViolations(page)).toEqual([]);

      await entry(words.boardshorts).hover();
      await page.waitForTimeout(A_WHILE_MS);
      await expect(panel, 'the way into it is not lost').toBeVisible();
      await entry(words.boardshorts).click();
      await expect(page).toHaveURL(words.boardshortsPath);
      await expect(panel).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(words.home);
    });

    test('names bikinis and swimsuits, each with an entry of its own', twin(locale), async ({ page }) => {
      await page.goto(words.home);
      const { panel, entry, link } = menuOf(page, words);
      await link(words.woman).hover();
      await expect(panel).toBeVisible();
      await entry(words.swimsuit).click();
      await expect(page).toHaveURL(words.swimsuitPath);
    });

    test(
      'closes when the mouse leaves, for Escape and for a press beside it',
      twin(locale),
      async ({ page }) => {
        await page.goto(words.home);
        const { panel, link } = menuOf(page, words);
        await link(words.woman).hover();
        await expect(panel).toBeVisible();
        await page.mouse.move(700, 850);
        await expect(panel).toBeHidden();

        await link(words.woman).hover();
        await expect(panel).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
        await page.waitForTimeout(A_WHILE_MS);
        await expect(panel, 'though the mouse is still there').toBeHidden();

        await link(words.blog).hover();
        await expect(panel).toBeVisible();
        await page.mouse.click(700, 850);
        await expect(panel).toBeHidden();
      },
    );

    test(
      'is not in the way of a mouse that passes, or that follows a link',
      twin(locale),
      async ({ page }) => {
        await page.goto(words.home);
        const { panel, link } = menuOf(page, words);
        await link(words.men).hover();
        await page.mouse.move(700, 850);
        await page.waitForTimeout(A_WHILE_MS);
        await expect(panel).toBeHidden();

        await link(words.men).click();
        await expect(link(words.men)).toHaveAttribute('aria-current', 'page');
        await page.waitForTimeout(A_WHILE_MS);
        await expect(panel).toBeHidden();
      },
    );

    test('is walked through with the keyboard, and left again', twin(locale), async ({ page }) => {
      await page.goto(words.home);
      const { panel, entry, link, full } = menuOf(page, words);
      await page.getByRole('banner').getByRole('link', { name: SITE.name }).focus();
      await page.keyboard.press('Tab');
      await expect(link(words.stores)).toBeFocused();
      await expect(panel, 'it comes for the focus').toBeVisible();
      await full.focus();
      await page.keyboard.press('Tab');
      await expect(entry(words.newArrivals)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(link(words.stores), 'the focus is back where it came from').toBeFocused();
      await page.waitForTimeout(A_WHILE_MS);
      await expect(panel).toBeHidden();

      await full.focus();
      await page.keyboard.press('Enter');
      await expect(panel).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(entry(words.newArrivals)).toBeFocused();
      await panel.getByRole('link').filter({ visible: true }).last().focus();
      await page.keyboard.press('Tab');
      await expect(panel, 'no trap').toBeHidden();
      await expect(page.getByRole('banner').getByRole('link', { name: /English/ })).toBeFocused();
    });
  });
}

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 800, height: 1100 }, hasTouch: true });
  const words = MENU_WORDS.en;

  test('a finger opens the menu by its button and follows links at once', async ({ page }) => {
    await page.goto('/');
    const { panel, entry, full, link, opener } = menuOf(page, words);
    await expect(opener).toBeHidden();
    await full.tap();
    await expect(panel).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await full.tap();
    await expect(panel).toBeHidden();

    await full.tap();
    await entry(words.boardshorts).tap();
    await expect(page).toHaveURL(words.boardshortsPath);
    await expect(panel).toBeHidden();

    await link(words.woman).tap();
    await expect(page).toHaveURL('/woman');
    await page.waitForTimeout(A_WHILE_MS);
    await expect(panel).toBeHidden();
  });
});
