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

  it('starts at one and never goes below it', async () => {
    await userEvent.click(screen.getByRole('button', { name: less[locale] }));
    await userEvent.click(screen.getByRole('button', { name: less[locale] }));
    expect(quantity()).toHaveValue('1');
  });

  const WHOLE = {
    en: 'Please enter a whole number from 1 to 20.',
    id: 'Masukkan bilangan bulat dari 1 sampai 20.',
  };
  const MOST = { en: 'At most 20 pieces of one size.', id: 'Paling banyak 20 potong per ukuran.' };

  it.each([
    ['7', '7', ''],
    ['20', '20', ''],
    ['0', '1', WHOLE[locale]],
    ['-5', '1', WHOLE[locale]],
    ['3.7', '3', WHOLE[locale]],
    ['tiga', '1', WHOLE[locale]],
    ['21', '20', MOST[locale]],
    ['999', '20', MOST[locale]],
    ['', '1', ''],
  ])('keeps "%s" as typed, and corrects it to %s when the field is left', async (typed, value, message) => {
    await userEvent.clear(quantity());
    expect(quantity()).toHaveValue('');
    if (typed) await userEvent.type(quantity(), typed);
    expect(quantity()).toHaveValue(typed);
    expect(quantity()).toHaveAccessibleDescription(message);
    await userEvent.tab();
    expect(quantity()).toHaveValue(value);
    expect(quantity()).toHaveAccessibleDescription(message);
  });

  it('replaces the number after Backspace', async () => {
    await userEvent.type(quantity(), '{Backspace}3');
    expect(quantity()).toHaveValue('3');
    expect(quantity()).toBeValid();
  });
});
