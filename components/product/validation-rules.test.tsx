import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOCALES } from '@/lib/contract/locale';
import { renderPage } from '@/lib/testing/render-page';
import { stubNetwork } from '@/lib/testing/stub-network';
import { AddToCartForm } from './add-to-cart-form';

describe.each(LOCALES)('spec §5: Quantity (%s)', (locale) => {
  const less = { en: 'One less', id: 'Kurangi satu' };
  const quantity = () => screen.getByRole('textbox', { name: { en: 'Quantity', id: 'Jumlah' }[locale] });

  beforeEach(() => {
    stubNetwork({ 'GET /api/session': 'never', 'GET /api/items?name=Uluwatu': 'never' });
    const sizes = [{ sizeId: 's', value: '32', itemId: 'i', stock: 5 }];
    renderPage(<AddToCartForm name="Uluwatu" sizes={sizes} />, { locale });
  });

  it('is one at first, and minus never goes below it', async () => {
    await userEvent.click(screen.getByRole('button', { name: less[locale] }));
    await userEvent.click(screen.getByRole('button', { name: less[locale] }));
    expect(quantity()).toHaveValue('1');
  });

  it.each([
    ['0', '1'],
    ['-4', '4'],
    ['1.5', '15'],
    ['21', '20'],
    ['999', '20'],
    ['tiga', '1'],
    ['7', '7'],
  ])('makes a whole number, 1 to 20, of %s', async (typed, value) => {
    await userEvent.tripleClick(quantity());
    await userEvent.paste(typed);
    expect(quantity()).toHaveValue(value);
  });
});
