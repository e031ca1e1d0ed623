import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartButton } from '@/components/app-shell/header-account';
import { LOCALES } from '@/lib/contract/locale';
import { EMPTY_TEXTS_RESPONSE, LOGGED_IN } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { stubNetwork } from '@/lib/testing/stub-network';

const LINE = { id: '2', itemId: 'i', itemName: 'Ayu Bikini', quantity: 1, sizeName: 'M', price: 849_000 };

describe.each(LOCALES)('spec §5: Quantity (%s)', (locale) => {
  it('of a line in the cart never goes below one', async () => {
    const { calls } = stubNetwork({
      'GET /api/session': LOGGED_IN,
      'GET /api/texts': EMPTY_TEXTS_RESPONSE,
      'GET /api/cart': { body: { data: { items: [LINE], totalPrice: 849_000, checkoutKey: 'k' } } },
    });
    renderPage(<CartButton />, { locale });
    const cart = { en: 'Cart, 1 item', id: 'Keranjang, 1 barang' };
    await userEvent.click(await screen.findByRole('button', { name: cart[locale] }));
    const less = { en: 'One less of Ayu Bikini, size M', id: 'Kurangi satu Ayu Bikini, ukuran M' };
    const minus = await screen.findByRole('button', { name: less[locale] });
    expect(minus).toHaveAttribute('aria-disabled', 'true');
    await userEvent.dblClick(minus);
    expect(calls().filter((call) => call.startsWith('PATCH') || call.startsWith('DELETE'))).toEqual([]);
    expect(screen.getByRole('row', { name: /^Ayu Bikini/ })).toHaveTextContent(/1/);
  });

  it('of a line in the cart never exceeds the limit of a line', async () => {
    const full = { ...LINE, quantity: 20, stock: 51 };
    const { calls } = stubNetwork({
      'GET /api/session': LOGGED_IN,
      'GET /api/texts': EMPTY_TEXTS_RESPONSE,
      'GET /api/cart': { body: { data: { items: [full], totalPrice: 1, checkoutKey: 'k' } } },
    });
    renderPage(<CartButton />, { locale });
    const cart = { en: 'Cart, 1 item', id: 'Keranjang, 1 barang' };
    await userEvent.click(await screen.findByRole('button', { name: cart[locale] }));
    const more = { en: 'One more of Ayu Bikini, size M', id: 'Tambah satu Ayu Bikini, ukuran M' };
    const plus = await screen.findByRole('button', { name: more[locale] });
    expect(plus).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(plus);
    expect(calls().filter((call) => call.startsWith('PATCH'))).toEqual([]);
  });
});
