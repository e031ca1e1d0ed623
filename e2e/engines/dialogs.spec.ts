import { MENU_WORDS } from '@/e2e/steps/menu';
import { WORDS } from '@/e2e/steps/words';
import { expect, test } from './fixtures';
import {
  addToCart,
  button,
  dialog,
  expectAddress,
  expectGone,
  expectOnScreen,
  expectText,
  field,
  heading,
  link,
  MAIN,
  openCheckout,
} from './steps';
import type { Part } from './visitor';

const words = WORDS.en;
const PRODUCT = '/men/bingin-elite-pro';
const CLOSE = 'Close';

for (const size of [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
]) {
  test.describe(`${size.width} px wide`, () => {
    test.use({ size });

    test('messages: no size, nobody logged in, somebody signed up', async ({ visitor }) => {
      await visitor.open(PRODUCT);
      await visitor.press(button(words.addToCart));
      const noSize = dialog('Size Not Selected');
      await expectOnScreen(visitor, noSize, heading('Size Not Selected', noSize), button(CLOSE, noSize));
      await visitor.press(button('OK', noSize));
      await expectGone(visitor, noSize);

      await visitor.press({ role: 'radio', name: '32' });
      await visitor.press(button(words.addToCart));
      const prompt = dialog(words.notLoggedIn);
      await expectOnScreen(
        visitor,
        prompt,
        heading(words.notLoggedIn, prompt),
        link(words.logInLink, prompt),
      );
      await visitor.key('Escape');
      await expectGone(visitor, prompt);
    });

    test('the menu', async ({ visitor }) => {
      const menu = MENU_WORDS.en;
      await visitor.open('/men');
      const panel: Part = { role: 'navigation', name: menu.shop };
      await visitor.press(button(size.width < 768 ? menu.open : menu.full));
      await expectOnScreen(visitor, panel, link(menu.boardshorts, panel));
      await visitor.key('Escape');
      await expectGone(visitor, panel);

      await visitor.press(button(size.width < 768 ? menu.open : menu.full));
      await visitor.press(link(menu.boardshorts, panel));
      await expectAddress(visitor, /^\/men\?category=boardshorts$/);
      await expectGone(visitor, panel);
    });

    test('the search: suggestions, one Escape, results', async ({ visitor }) => {
      await visitor.open('/men');
      const search = dialog('Search');
      const box: Part = { role: 'combobox', within: search };
      await visitor.press(button('Search'));
      await expectOnScreen(visitor, search, box);
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

    test('the photos: gallery, viewer, zoom', async ({ visitor }) => {
      await visitor.open(PRODUCT);
      const gallery: Part = { role: 'link', name: /Enlarge$/ };
      await visitor.press(gallery);
      const viewer = dialog(/^Photos of /);
      const photo: Part = { role: 'img', within: viewer };
      await expectOnScreen(visitor, viewer, button(CLOSE, viewer), button('Next photo', viewer), photo);
      const whole = await visitor.box(photo);
      await visitor.key('+');
      await expectText(visitor, viewer, '150%');
      await expect
        .poll(async () => Math.round((await visitor.box(photo))?.width ?? 0))
        .toBe(Math.round((whole?.width ?? 0) * 1.5));

      await visitor.press(button('Next photo', viewer));
      await expectText(visitor, viewer, /Photo 2 of \d/);
      await visitor.press(button(CLOSE, viewer));
      await expectGone(visitor, viewer);
    });

    test('the size guide', async ({ visitor }) => {
      await visitor.open('/woman/kirana-bikini');
      await visitor.press(link('Size guide', MAIN));
      const guide: Part = { role: 'dialog' };
      await expectOnScreen(visitor, guide, heading(/./, guide), button(CLOSE, guide));
      await visitor.press(button(CLOSE, guide));
      await expectGone(visitor, guide);
    });

    test('what a shopper opens: message, cart, checkout, order, logout', async ({ visitor, shopper: _ }) => {
      await visitor.open('/men/balangan-essential');
      await addToCart(visitor, words, '34');
      const checkout = await openCheckout(visitor, words);
      await expectOnScreen(visitor, field(words.receiptName, checkout), button(CLOSE, checkout));
      await visitor.key('Escape');
      await expectGone(visitor, checkout);

      await visitor.open('/men');
      await visitor.press(button('Account'));
      await visitor.press(button('Order Status'));
      const order = dialog(words.orderStatus);
      await expectOnScreen(visitor, order, heading(words.orderStatus, order));
      await visitor.press(button(CLOSE, order));
      await expectGone(visitor, order);

      await visitor.press(button('Account'));
      await visitor.press(button('Logout'));
      const question = dialog('Are you sure you want to logout?');
      await expectOnScreen(visitor, question, button('Logout', question));
      await visitor.press(button('Logout', question));
      await expectAddress(visitor, /^\/$/);
    });
  });
}
