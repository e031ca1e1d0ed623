import messages from '@/content/messages/en.json' with { type: 'json' };
import { MENU_TEXTS } from '@/e2e/support/steps/menu';
import { SHOP_TEXTS } from '@/e2e/support/steps/shop-texts';
import { test } from './fixtures';
import { addToCart, openCheckout } from './steps';
import {
  buttonLocator,
  dialogLocator,
  headingLocator,
  linkLocator,
  MAIN_LOCATOR,
  type RoleLocator,
  radioLocator,
  textFieldLocator,
  type WebDriverVisitor,
} from './web-driver-visitor';

const words = SHOP_TEXTS.en;
const menu = MENU_TEXTS.en;
const { listing } = messages;
const PRODUCT = '/men/balangan-essential';
const ADD = buttonLocator(words.addToCart);

type Scene = {
  name: string;
  path: string;
  prepare?: (visitor: WebDriverVisitor) => Promise<void>;
  opener: RoleLocator;
  dialog: RoleLocator;
  shows: RoleLocator[];
  /** The part that has the focus after the dialog has closed. By default, this is the opener. */
  focusAfter?: RoleLocator;
};

const guide = dialogLocator('Bikinis and swimsuits');
const search = dialogLocator('Search');
const noSize = dialogLocator('Size Not Selected');
const prompt = dialogLocator(words.notLoggedIn);
const cart = dialogLocator(words.cartTitle);
const logout = dialogLocator('Are you sure you want to logout?');
const order = dialogLocator(words.orderStatus);

const FOR_EVERYBODY: Scene[] = [
  {
    name: 'a message',
    path: PRODUCT,
    opener: ADD,
    dialog: noSize,
    shows: [headingLocator('Size Not Selected', noSize), buttonLocator('OK', noSize)],
    focusAfter: { role: 'radiogroup', name: /^Size/ },
  },
  {
    name: 'the login prompt',
    path: PRODUCT,
    prepare: (visitor) => visitor.press(radioLocator('32')),
    opener: ADD,
    dialog: prompt,
    shows: [linkLocator(words.logInLink, prompt)],
  },
  {
    name: 'the size guide',
    path: '/woman/kirana-bikini',
    opener: linkLocator('Size guide', MAIN_LOCATOR),
    dialog: guide,
    shows: [buttonLocator('Close', guide)],
  },
  {
    name: 'the search',
    path: '/men',
    opener: buttonLocator('Search'),
    dialog: search,
    shows: [{ role: 'combobox', within: search }],
  },
];

const openAccount = (visitor: WebDriverVisitor) => visitor.press(buttonLocator('Account'));
const FOR_SHOPPERS: Scene[] = [
  {
    name: 'the cart',
    path: '/men',
    opener: buttonLocator(words.cart),
    dialog: cart,
    shows: [buttonLocator(words.checkout, cart)],
  },
  {
    name: 'the logout question',
    path: '/men',
    prepare: openAccount,
    opener: buttonLocator('Logout'),
    dialog: logout,
    shows: [buttonLocator('Logout', logout), buttonLocator('Cancel', logout)],
    focusAfter: buttonLocator('Account'),
  },
  {
    name: 'the order status',
    path: '/men',
    prepare: openAccount,
    opener: buttonLocator(words.orderStatus),
    dialog: order,
    shows: [headingLocator(words.orderStatus, order), buttonLocator('Close', order)],
    focusAfter: buttonLocator('Account'),
  },
];

/** Expects that the dialog opens on the screen, takes the focus, closes on Escape and returns the focus. */
async function expectDialog(visitor: WebDriverVisitor, scene: Scene): Promise<void> {
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
      await visitor.expectOnScreen(
        textFieldLocator(words.receiptName, checkout),
        buttonLocator('Close', checkout),
      );
      await visitor.key('ESCAPE');
      await visitor.expectGone(checkout);
      await visitor.expectFocus(buttonLocator(words.cart));
    });

    test('the search suggests, and leads to results', async ({ visitor }) => {
      await visitor.open('/men');
      await visitor.press(buttonLocator('Search'));
      const box: RoleLocator = { role: 'combobox', within: search };
      await visitor.type(box, 'bik');
      await visitor.expectOnScreen({ role: 'option', name: /Kirana Bik ?ini/ });
      await visitor.type(box, 'hibiscus');
      await visitor.key('ENTER');
      await visitor.expectAddress(/^\/search\?q=hibiscus$/);
      await visitor.expectOnScreen(headingLocator('Results for “hibiscus”'));
    });

    test('the menu opens, closes on Escape, and leads to a listing', async ({ visitor }) => {
      const panel: RoleLocator = { role: 'navigation', name: menu.shop };
      await visitor.open('/men');
      await visitor.press(buttonLocator(menu.menu));
      await visitor.expectOnScreen(panel, linkLocator(menu.boardshorts, panel));
      await visitor.key('ESCAPE');
      await visitor.expectGone(panel);
      await visitor.expectFocus(buttonLocator(menu.menu));
      await visitor.press(buttonLocator(menu.menu));
      await visitor.press(linkLocator(menu.boardshorts, panel));
      await visitor.expectAddress(/^\/men\?category=boardshorts$/);
    });

    test('the filters open on the screen, and change the listing', async ({ visitor }) => {
      const panel = dialogLocator(listing.filterAndSort);
      await visitor.open('/men');
      await visitor.press(buttonLocator(new RegExp(`^${listing.filterAndSort}`)));
      await visitor.expectOnScreen(panel, buttonLocator(/^Show \d+ products$/, panel));
      await visitor.press({ role: 'checkbox', name: /^Tees/, within: panel });
      await visitor.expectAddress(/^\/men\?category=tees/);
      await visitor.expectOnScreen(panel);
      await visitor.press(buttonLocator(listing.closeFilters, panel));
      await visitor.expectGone(panel);
    });
  });
}
