import { ALL_ROUTES } from '@/e2e/support/all-routes';
import { MENU_WORDS } from '@/e2e/support/steps/menu';
import { verifiedCustomer } from '@/e2e/support/steps/verified-customer';
import { WORDS } from '@/e2e/support/steps/words';
import { expect, test } from './fixtures';
import { addToCart, button, expectGone, expectOnScreen, link } from './steps';
import type { Part, Visitor } from './visitor';

const words = WORDS.en;
const ALL_PAGES_MS = 600_000;

/** Each kind once. Browsers keep no page whose own status is an error; what was rendered for one shopper nobody may keep. */
const KEPT = ALL_ROUTES.filter(({ path, status }) => status === 200 && !path.includes('?'));

/** The other pages are looked at all the same. */
const softly = expect.configure({ soft: true });

/** Calls the shop's server as a page of another tab would that tells nobody. */
function send(visitor: Visitor, method: string, path: string, body: object): Promise<void> {
  return visitor.ask(
    async (given) => {
      const headers = { 'content-type': 'application/json' };
      const call = { method: given.method, headers, body: JSON.stringify(given.body) };
      const { ok, status } = await fetch(given.path, call);
      if (!ok) throw new Error(`${given.path} answers ${status}`);
    },
    { method, path, body },
  );
}

/** Leaves the page for another document, and comes back. Says why it was made anew, if it was. */
async function leaveAndReturn(visitor: Visitor, meanwhile?: () => Promise<void>): Promise<string> {
  await visitor.ask(() => void Object.assign(window, { kept: true }), undefined);
  const address = await visitor.address();
  await visitor.open('/size-guide/dresses');
  await meanwhile?.();
  await visitor.back();
  await expect.poll(() => visitor.address()).toBe(address);
  return visitor.ask(() => {
    if ('kept' in window) return 'kept';
    const [navigation] = performance.getEntriesByType('navigation');
    return `made anew: ${JSON.stringify(navigation && Reflect.get(navigation, 'notRestoredReasons'))}`;
  }, undefined);
}

test('every page is kept for the way back', async ({ visitor }) => {
  test.setTimeout(ALL_PAGES_MS);
  for (const { path } of KEPT) {
    await visitor.open(path);
    softly(await leaveAndReturn(visitor), path).toBe('kept');
  }
});

for (const size of [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
]) {
  test.describe(`${size.width} px wide`, () => {
    test.use({ size });

    test('a page that was kept works, and what is personal in it is true', async ({
      visitor,
      shopper,
      request,
    }) => {
      const menu = MENU_WORDS.en;
      const panel: Part = { role: 'navigation', name: menu.shop };
      const nobody = button('Cart, 0 items');
      await visitor.open('/men/balangan-essential');
      await expectOnScreen(visitor, button('Account'), nobody);
      const addition = { itemId: 'balangan-essential-34', sizeId: '34', quantity: 1 };
      const kept = await leaveAndReturn(visitor, () => send(visitor, 'POST', '/api/cart/add', addition));
      expect(kept).toBe('kept');
      await expectOnScreen(visitor, button('Cart, 1 item'));
      await visitor.press(button(menu.menu));
      await expectOnScreen(visitor, panel, link(menu.boardshorts, panel));
      await visitor.key('Escape');
      await expectGone(visitor, panel);
      await addToCart(visitor, words, '32');
      await expectOnScreen(visitor, button('Cart, 2 items'));

      const other = await verifiedCustomer(request);
      await leaveAndReturn(visitor, () => send(visitor, 'POST', '/api/users/login', other));
      await expectOnScreen(visitor, button('Account'), nobody);
      await leaveAndReturn(visitor, () => send(visitor, 'DELETE', '/api/users/logout', {}));
      await expectOnScreen(visitor, link(words.logInLink));
      await expectGone(visitor, button('Account'));
      await leaveAndReturn(visitor, () => send(visitor, 'POST', '/api/users/login', shopper));
      await expectOnScreen(visitor, button('Account'), button('Cart, 2 items'));
    });
  });
}
