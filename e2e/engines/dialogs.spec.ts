import messages from '@/content/messages/en.json' with { type: 'json' };
import { MENU_WORDS } from '@/e2e/support/steps/menu';
import { WORDS } from '@/e2e/support/steps/words';
import { test } from './fixtures';
import { addToCart, openCheckout } from './steps';
import {
  button,
  dialog,
  field,
  heading,
  link,
  MAIN_LANDMARK,
  type Part,
  radio,
  type Visitor,
} from './visitor';

const words = WORDS.en;
const menu = MENU_WORDS.en;
const { listing } = messages;
const PRODUCT = '/men/balangan-essential';
const ADD = button(words.addToCart);

type Scene = {
  name: string;
  path: string;
  prepare?: (visitor: Visitor) => Promise<void>;
  opener: Part;
  dialog: Part;
  shows: Part[];
  /** The part that has the focus after the dialog has closed. By default, this is the opener. */
  focusAfter?: Part;
};

const guide = dialog('Bikinis and swimsuits');
const search = dialog('Search');
const noSize = dialog('Size Not Selected');
const prompt = dialog(words.notLoggedIn);
const cart = dialog(words.cartTitle);
const logout = dialog('Are you sure you want to logout?');
const order = dialog(words.orderStatus);

const FOR_EVERYBODY: Scene[] = [
  {
    name: 'a message',
    path: PRODUCT,
    opener: ADD,
    dialog: noSize,
    shows: [heading('Size Not Selected', noSize), button('OK', noSize)],
    focusAfter: { role: 'radiogroup', name: /^Size/ },
  },
  {
    name: 'the login prompt',
    path: PRODUCT,
    prepare: (visitor) => visitor.press(radio('32')),
    opener: ADD,
    dialog: prompt,
    shows: [link(words.logInLink, prompt)],
  },
  {
    name: 'the size guide',
    path: '/woman/kirana-bikini',
    opener: link('Size guide', MAIN_LANDMARK),
    dialog: guide,
    shows: [button('Close', guide)],
  },
  {
    name: 'the search',
    path: '/men',
    opener: button('Search'),
    dialog: search,
    shows: [{ role: 'combobox', within: search }],
  },
];

const openAccount = (visitor: Visitor) => visitor.press(button('Account'));
const FOR_SHOPPERS: Scene[] = [
  {
    name: 'the cart',
    path: '/men',
    opener: button(words.cart),
    dialog: cart,
    shows: [button(words.checkout, cart)],
  },
  {
    name: 'the logout question',
    path: '/men',
    prepare: openAccount,
    opener: button('Logout'),
    dialog: logout,
    shows: [button('Logout', logout), button('Cancel', logout)],
    focusAfter: button('Account'),
  },
  {
    name: 'the order status',
    path: '/men',
    prepare: openAccount,
    opener: button(words.orderStatus),
    dialog: order,
    shows: [heading(words.orderStatus, order), button('Close', order)],
    focusAfter: button('Account'),
  },
];

/** Expects that the dialog opens on the screen, takes the focus, closes on Escape and returns the focus. */
async function expectDialog(visitor: Visitor, scene: Scene): Promise<void> {
  await visitor.open(scene.path);
  await scene.prepare?.(visitor);
  await visitor.press(scene.opener);
  await visitor.expectOnScreen(scene.dialog, ...scene.shows);
  await visitor.expectFocus(scene.dialog);
  await visitor.key('ESCAPE');
  await visitor.expectGone(scene.dialog);
  await visitor.expectFocus(scene.focusAfter ?? scene.opener);
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
]) {
  test.describe(`${size.width} px wide`, () => {
    test.use({ size });

    test('dialogs for everybody open, close on Escape and return the focus', async ({ visitor }) => {
      for (const scene of FOR_EVERYBODY) await test.step(scene.name, () => expectDialog(visitor, scene));
    });

    test('dialogs for shoppers open, close on Escape and return the focus', async ({
      visitor,
      shopper: _,
    }) => {
      await visitor.open(PRODUCT);
      await addToCart(visitor, words, '34');
      for (const scene of FOR_SHOPPERS) await test.step(scene.name, () => expectDialog(visitor, scene));
      const checkout = await openCheckout(visitor, words);
      await visitor.expectOnScreen(field(words.receiptName, checkout), button('Close', checkout));
      await visitor.key('ESCAPE');
      await visitor.expectGone(checkout);
      await visitor.expectFocus(button(words.cart));
    });

    test('the search suggests, and leads to results', async ({ visitor }) => {
      await visitor.open('/men');
      await visitor.press(button('Search'));
      const box: Part = { role: 'combobox', within: search };
      await visitor.type(box, 'bik');
      await visitor.expectOnScreen({ role: 'option', name: /Kirana Bik ?ini/ });
      await visitor.type(box, 'hibiscus');
      await visitor.key('ENTER');
      await visitor.expectAddress(/^\/search\?q=hibiscus$/);
      await visitor.expectOnScreen(heading('Results for “hibiscus”'));
    });

    test('the menu opens, closes on Escape, and leads to a listing', async ({ visitor }) => {
      const panel: Part = { role: 'navigation', name: menu.shop };
      await visitor.open('/men');
      await visitor.press(button(menu.menu));
      await visitor.expectOnScreen(panel, link(menu.boardshorts, panel));
      await visitor.key('ESCAPE');
      await visitor.expectGone(panel);
      await visitor.expectFocus(button(menu.menu));
      await visitor.press(button(menu.menu));
      await visitor.press(link(menu.boardshorts, panel));
      await visitor.expectAddress(/^\/men\?category=boardshorts$/);
    });

    test('the filters open on the screen, and change the listing', async ({ visitor }) => {
      const panel = dialog(listing.filterAndSort);
      await visitor.open('/men');
      await visitor.press(button(new RegExp(`^${listing.filterAndSort}`)));
      await visitor.expectOnScreen(panel, button(listing.show, panel));
      await visitor.press({ role: 'checkbox', name: /^Tees/, within: panel });
      await visitor.expectAddress(/^\/men\?category=tees/);
      await visitor.expectOnScreen(panel);
      await visitor.press(button(listing.closeFilters, panel));
      await visitor.expectGone(panel);
    });
  });
}
