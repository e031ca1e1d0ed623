import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import {
  EMPTY_TEXTS_RESPONSE,
  failureResponse,
  failureWithoutMessage,
  LOGGED_IN,
  LOGGED_OUT,
} from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { AddToCartForm } from './add-to-cart-form';

const NAME = 'Uluwatu Elite Pro';
const ITEMS = 'GET /api/items?name=Uluwatu%20Elite%20Pro';
const ADD = 'POST /api/cart/add';
const SIZES = [{ sizeId: 's32', value: '32', itemId: 'i32', stock: 5 }];
const STOCK = { body: { data: [{ id: 'i32', name: NAME, price: 1, size: { value: '32' }, stock: 5 }] } };
const RETRY = { en: 'Retry', id: 'Coba lagi' };

type Responses = Record<string, StubbedResponse | StubbedResponse[]>;

async function openForm(locale: Locale, responses: Responses) {
  const network = stubNetwork({
    'GET /api/texts': EMPTY_TEXTS_RESPONSE,
    'GET /api/session': LOGGED_IN,
    [ITEMS]: STOCK,
    ...responses,
  });
  const path = locale === 'id' ? '/id/men/uluwatu-elite-pro' : '/men/uluwatu-elite-pro';
  renderPage(<AddToCartForm name={NAME} sizes={SIZES} />, { path, locale });
  await waitFor(() => expect(network.calls()).toEqual(expect.arrayContaining(['GET /api/session', ITEMS])));
  return network;
}

/** Selects the size and adds it. */
async function add(locale: Locale, responses: Responses) {
  const network = await openForm(locale, responses);
  await userEvent.click(screen.getByRole('radio', { name: '32' }));
  await userEvent.click(
    screen.getByRole('button', { name: { en: 'Add to cart', id: 'Masukkan ke keranjang' }[locale] }),
  );
  return network;
}

describe.each(LOCALES)('spec §8: Add to cart, no token or 401 (%s)', (locale) => {
  const name = { en: "You haven't logged in yet", id: 'Anda belum masuk' };
  const text = {
    en: 'Please log in to add products to your shopping cart.',
    id: 'Silakan masuk untuk menambahkan produk ke keranjang belanja Anda.',
  };
  const login = { en: /^\/login\?redirect=%2Fmen%2Fulu/, id: /^\/id\/login\?redirect=%2Fid%2Fmen%2Fulu/ };

  it.each([
    ['nobody is logged in', { 'GET /api/session': LOGGED_OUT }],
    ['the session has ended', { [ADD]: failureResponse(401, 'unauthenticated') }],
  ])('asks to log in when %s, with a link that returns here', async (_, responses) => {
    await add(locale, responses);
    expect(await screen.findByRole('dialog', { name: name[locale] })).toHaveTextContent(text[locale]);
    const link = screen.getByRole('link', { name: { en: /^log in$/i, id: /^masuk$/i }[locale] });
    expect(link).toHaveAttribute('href', expect.stringMatching(login[locale]));
  });
});

describe.each(LOCALES)("spec §8: Add to cart, 'Item with the selected size not found' (%s)", (locale) => {
  const name = {
    en: 'Size that you selected is not available',
    id: 'Ukuran yang Anda pilih tidak tersedia',
  };
  const text = {
    en: 'The size you selected is not available. Please choose a different size.',
    id: 'Ukuran yang Anda pilih tidak tersedia. Silakan pilih ukuran lain.',
  };

  it('asks for another size', async () => {
    await add(locale, { [ADD]: failureResponse(404, 'size_unavailable') });
    expect(await screen.findByRole('dialog', { name: name[locale] })).toHaveTextContent(text[locale]);
  });
});

describe.each(LOCALES)('spec §8: Add to cart, other errors (%s)', (locale) => {
  const failed = { en: 'Failed to add item to cart', id: 'Gagal menambahkan barang ke keranjang' };

  it.each([
    ['more than there is', failureResponse(409, 'conflict'), 'words of conflict'],
    ['what the server refuses', failureResponse(422, 'rejected'), 'words of rejected'],
    ['too often', failureResponse(429, 'rate_limited'), 'words of rate_limited'],
    ['more than there is, without a word', failureWithoutMessage(409, 'conflict'), failed[locale]],
    ['what the server refuses without a word', failureWithoutMessage(422, 'rejected'), failed[locale]],
    ['from a failing server', failureResponse(502, 'upstream_failed'), failed[locale]],
    ['with nobody answering', new TypeError('Failed to fetch'), failed[locale]],
  ])('reports the result of adding %s', async (_, response, name) => {
    await add(locale, { [ADD]: response });
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
  });
});

describe.each(LOCALES)('spec §8: Size / item fetch (%s)', (locale) => {
  const items = { en: 'Failed to fetch items', id: 'Gagal memuat barang' };

  it('reports that the items could not be read, and reads them on retry', async () => {
    await openForm(locale, { [ITEMS]: [failureResponse(503, 'unavailable'), STOCK] });
    expect(await screen.findByRole('alert')).toHaveTextContent(items[locale]);
    await userEvent.click(screen.getByRole('button', { name: RETRY[locale] }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});
