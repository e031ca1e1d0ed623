import { WORDS } from '@/e2e/support/steps/words';
import { expect, test } from './fixtures';
import { GUEST_SCENES } from './guest-scenes';
import { hear } from './scene';
import { SHOPPER_SCENES } from './shopper-scenes';
import {
  addToCart,
  button,
  dialog,
  expectAddress,
  expectFocus,
  expectGone,
  expectModal,
  expectOnScreen,
  expectText,
  field,
  fillAddress,
  heading,
  link,
  MAIN,
  openCheckout,
} from './steps';
import type { Part } from './visitor';

const words = WORDS.en;
const PRODUCT = '/men/bingin-elite-pro';

for (const size of [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
]) {
  test.describe(`${size.width} px wide`, () => {
    test.use({ size });

    for (const { name, path, prepare, ...scene } of GUEST_SCENES) {
      test(name, async ({ visitor }) => {
        await visitor.open(path);
        await prepare?.(visitor);
        await expectModal(visitor, scene);
      });
    }

    test('what a customer opens', async ({ visitor, shopper: _ }) => {
      for (const { name, path, prepare, ...scene } of SHOPPER_SCENES) {
        await test.step(name, async () => {
          await visitor.open(path);
          await prepare?.(visitor);
          await expectModal(visitor, scene);
        });
      }
    });

    test('an order: a payment that is left, and cancelling, on its page and in its dialog', async ({
      visitor,
      shopper: _,
    }) => {
      await visitor.open('/men/balangan-essential');
      await addToCart(visitor, words, '34');
      const checkout = await openCheckout(visitor, words);
      await fillAddress(visitor, words, checkout);
      await visitor.press(button(words.pay, checkout));
      await visitor.enterFrame(words.payment);
      await expectOnScreen(visitor, field(words.cardNumber));
      await visitor.enterFrame(undefined);
      await visitor.key('Escape');
      await expectGone(visitor, checkout);
      await expectAddress(visitor, /^\/order-status\?transaction_id=/);

      const question = dialog('Cancel this order?');
      const asked = {
        dialog: question,
        shows: [
          heading('Cancel this order?', question),
          button('Keep the order', question),
          button('Cancel the order', question),
        ],
      };
      await expectModal(visitor, { ...asked, opener: button('Cancel this order', MAIN) });
      await visitor.open('/men');
      await visitor.press(button('Account'));
      await visitor.press(button(words.orderStatus));
      const order = dialog(words.orderStatus);
      await expectModal(visitor, { ...asked, opener: button('Cancel this order', order) });
      await visitor.press(button('Cancel this order', order));
      await visitor.press(button('Cancel the order', question));
      await expectText(visitor, order, 'Order status: cancelled');
      await expectGone(visitor, question);
      await expectFocus(visitor, order);
    });

    test('a session that has ended: the new login', async ({ visitor, shopper }) => {
      await visitor.open('/men');
      await expectOnScreen(visitor, button('Account'));
      const now = await visitor.ask(() => Date.now(), undefined);
      const expiresAt = new Date(now + 4_000).toISOString();
      await hear('/api/session', 200, { data: { loggedIn: true, expiresAt } })(visitor);
      await visitor.ask(() => {
        const otherTab = new BroadcastChannel('segara');
        otherTab.postMessage('login');
        otherTab.close();
      }, undefined);
      const login = dialog('Log in again');
      const opener = button('Log in again');
      await expectOnScreen(visitor, opener, button('Close'));

      const logIn = button(words.logIn, login);
      await expectModal(visitor, { opener, dialog: login, shows: [field(words.email, login), logIn] });
      await visitor.press(opener);
      await visitor.type(field(words.email, login), shopper.email);
      await visitor.type(field(words.password, login), shopper.password);
      await visitor.press(logIn);
      await expectGone(visitor, login);
      await expectGone(visitor, opener);
      await expectOnScreen(visitor, button('Account'));
    });

    test('the search: suggestions, one Escape, results', async ({ visitor }) => {
      await visitor.open('/men');
      const search = dialog('Search');
      const box: Part = { role: 'combobox', within: search };
      await visitor.press(button('Search'));
      await visitor.type(box, 'bik');
      await expectOnScreen(visitor, { role: 'option', name: /Kirana Bik ?ini/ });
      await visitor.key('ArrowDown');
      await visitor.key('Escape');
      await expectGone(visitor, search);

      await visitor.press(button('Search'));
      await visitor.type(box, 'hibiscus');
      await visitor.key('Enter');
      await expectAddress(visitor, /^\/search\?q=hibiscus$/);
      await expectOnScreen(visitor, heading('Results for “hibiscus”'));
    });

    test('the photos: zoom, the next one', async ({ visitor }) => {
      await visitor.open(PRODUCT);
      await visitor.press({ role: 'link', name: /Enlarge$/ });
      const viewer = dialog(/^Photos of /);
      const photo: Part = { role: 'img', within: viewer };
      await expectOnScreen(visitor, viewer, button('Next photo', viewer), photo);
      const whole = await visitor.box(photo);
      await visitor.key('+');
      await expectText(visitor, viewer, '150%');
      await expect
        .poll(async () => Math.round((await visitor.box(photo))?.width ?? 0))
        .toBe(Math.round((whole?.width ?? 0) * 1.5));

      await visitor.press(button('Next photo', viewer));
      await expectText(visitor, viewer, /Photo 2 of \d/);
      await visitor.press(button('Close', viewer));
      await expectGone(visitor, viewer);
    });

    test('after the logout nobody is known', async ({ visitor, shopper: _ }) => {
      await visitor.open('/men');
      await visitor.press(button('Account'));
      await visitor.press(button('Logout'));
      await visitor.press(button('Logout', dialog('Are you sure you want to logout?')));
      await expectAddress(visitor, /^\/$/);
      await expectOnScreen(visitor, link(words.logInLink));
    });
  });
}
