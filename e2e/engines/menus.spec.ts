import { RIDER } from '@/e2e/support/content';
import { MENU_WORDS } from '@/e2e/support/steps/menu';
import { expect, test } from './fixtures';
import { button, expectAddress, expectFocus, expectGone, expectOnScreen, link, MAIN } from './steps';
import type { Part } from './visitor';

for (const size of [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
]) {
  test.describe(`${size.width} px wide`, () => {
    test.use({ size });

    test('the menu', async ({ visitor }) => {
      const menu = MENU_WORDS.en;
      const opener = button(menu.menu);
      const panel: Part = { role: 'navigation', name: menu.shop };
      const entry = link(menu.boardshorts, panel);
      await visitor.open('/men');
      await visitor.press(opener);
      await expectOnScreen(visitor, panel, entry);
      await visitor.key('Escape');
      await expectGone(visitor, panel);
      await expectFocus(visitor, opener);

      await visitor.press(opener);
      await visitor.press(entry);
      await expectAddress(visitor, /^\/men\?category=boardshorts$/);
      await expectGone(visitor, panel);
    });

    test('the account menu', async ({ visitor, shopper: _ }) => {
      await visitor.open('/men');
      await visitor.press(button('Account'));
      await expectOnScreen(visitor, link('Account'), button('Logout'));
      await visitor.key('Escape');
      await expectGone(visitor, button('Logout'));
      await expectFocus(visitor, button('Account'));
    });

    test('what opens in the page: the ways to share, the filters', async ({ visitor }) => {
      for (const { path, shown } of [
        { path: `/${RIDER.slug}`, shown: link(/^WhatsApp/, { role: 'region', name: 'SHARE' }) },
        { path: '/men?category=boardshorts', shown: { role: 'radio', name: /^Newest/ } as const },
      ]) {
        await visitor.open(path);
        await expectGone(visitor, shown);
        await visitor.ask(() => document.querySelector<HTMLElement>('main summary')?.focus(), undefined);
        await visitor.key('Enter');
        await expect.poll(async () => (await visitor.box(shown))?.height ?? 0).toBeGreaterThan(0);
        await visitor.key('Enter');
        await expectGone(visitor, shown);
        await expectFocus(visitor, { role: 'group', within: MAIN });
      }
    });
  });
}
