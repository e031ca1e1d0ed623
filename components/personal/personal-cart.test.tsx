import { screen } from '@testing-library/react';
import type { Cart } from '@/lib/cart/cart';
import { LOCALES } from '@/lib/contract/locale';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { stubNetwork } from '@/lib/testing/stub-network';
import { PersonalCart } from './personal-cart';

jest.mock('next/cache', () => ({ cacheLife: jest.fn(), cacheTag: jest.fn() }));

const LINE = { id: 'l1', itemId: 'i1', itemName: 'Tee', sizeName: 'M', quantity: 2, price: 10 };
const PRODUCTS = ['A', 'B', 'C', 'D', 'E'].map((id) => ({ id, name: id, price: 1 }));
const none = { body: { data: [] } };

function show(cart: Partial<Cart>, locale: (typeof LOCALES)[number]) {
  stubNetwork({
    'GET /api/products': { body: { data: PRODUCTS } },
    'GET /api/variants': none,
    'GET /api/categories': none,
    'GET /api/items': none,
    'GET /api/sizes': none,
  });
  const whole = { items: [], totalPrice: 0, checkoutKey: 'k', ...cart };
  return renderServerPart(<PersonalCart cart={whole} />, locale);
}

describe.each(LOCALES)('a cart without scripts (%s)', (locale) => {
  const words = {
    en: {
      doors: ['SHOP WOMENS', 'SHOP MENS'],
      parts: ['Subtotal', 'Discount (SURF)', 'Delivery', 'free', 'Total'],
    },
    id: {
      doors: ['BELANJA WANITA', 'BELANJA PRIA'],
      parts: ['Subtotal', 'Potongan (SURF)', 'Ongkos kirim', 'gratis', 'Total'],
    },
  }[locale];

  it('leads on by two doors and four products where it is empty', async () => {
    await show({}, locale);
    for (const name of words.doors) expect(screen.getByRole('link', { name })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(4);
  });

  it('says part by part what it comes to', async () => {
    await show({ items: [LINE], discount: 5, discountCode: 'SURF', totalPrice: 15 }, locale);
    for (const part of words.parts) expect(screen.getByText(part)).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});
