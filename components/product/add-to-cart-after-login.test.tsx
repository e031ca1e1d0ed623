import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetPendingAddition } from '@/lib/cart/pending-addition';
import {
  createCartResponse,
  EMPTY_TEXTS_RESPONSE,
  failureResponse,
  LOGGED_IN,
  LOGGED_OUT,
} from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { AddToCartForm } from './add-to-cart-form';

const SIZES = [
  { sizeId: 's30', value: '30', itemId: 'i30', stock: 9 },
  { sizeId: 's32', value: '32', itemId: 'i32', stock: 9 },
];
const ADD = 'POST /api/cart/add';
const ADDED = { itemId: 'i32', sizeId: 's32', quantity: 2 };

beforeEach(forgetPendingAddition);

function openForm(session: StubbedResponse, responses = {}, { name = 'Canggu Tee', sizes = SIZES } = {}) {
  const network = stubNetwork({
    'GET /api/texts': EMPTY_TEXTS_RESPONSE,
    'GET /api/session': session,
    [`GET /api/items?name=${encodeURIComponent(name)}`]: { body: { data: [] } },
    [ADD]: createCartResponse('k', 'a'),
    ...responses,
  });
  return { ...network, ...renderPage(<AddToCartForm name={name} sizes={sizes} />) };
}
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
const wishTwo = async () => {
  await userEvent.click(screen.getByRole('radio', { name: '32' }));
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await add();
};

async function visitorIsAskedToLogIn() {
  const { unmount } = openForm(LOGGED_OUT);
  await wishTwo();
  expect(await screen.findByRole('dialog', { name: "You haven't logged in yet" })).toBeVisible();
  unmount();
}

it('stores a visitor’s addition: after the login one press adds it, but nothing is added automatically', async () => {
  await visitorIsAskedToLogIn();
  const { sent, calls, unmount } = openForm(LOGGED_IN);
  expect(await screen.findByText('We kept size 32 for you.')).toBeVisible();
  expect(screen.getByRole('radio', { name: '32' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  expect(calls()).not.toContain(ADD);

  await add();
  expect(await screen.findByRole('dialog', { name: 'Product has been added to the cart' })).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual(ADDED);
  unmount();

  openForm(LOGGED_IN);
  await waitFor(() => expect(screen.getByRole('radio', { name: '32' })).not.toBeChecked());
});

it('stores the addition when the session has expired', async () => {
  const { unmount } = openForm(LOGGED_IN, { [ADD]: failureResponse(401, 'unauthenticated') });
  await wishTwo();
  expect(await screen.findByRole('dialog', { name: "You haven't logged in yet" })).toBeVisible();
  unmount();
  openForm(LOGGED_IN);
  await waitFor(() => expect(screen.getByRole('radio', { name: '32' })).toBeChecked());
});

it.each([
  ['for nobody who is not logged in', LOGGED_OUT, {}],
  ['for no other product', LOGGED_IN, { name: 'Ayu Bikini' }],
  ['for no size that is sold out by now', LOGGED_IN, { sizes: SIZES.map((size) => ({ ...size, stock: 0 })) }],
])('does not offer it %s', async (_, session, page) => {
  await visitorIsAskedToLogIn();
  const { calls } = openForm(session, {}, page);
  await waitFor(() => expect(calls()).toContain('GET /api/session'));
  expect(screen.queryByText(/We kept/)).not.toBeInTheDocument();
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
});

it('adds once if the response was lost', async () => {
  const { sent } = openForm(LOGGED_IN, {
    [ADD]: [new TypeError('Failed to fetch'), createCartResponse('k', 'a')],
  });
  for (const title of ['Failed to add item to cart', 'Product has been added to the cart']) {
    await wishTwo();
    await screen.findByRole('dialog', { name: title });
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  await wishTwo();
  await screen.findByRole('dialog', { name: 'Product has been added to the cart' });
  const keys = sent
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toMatch(/^[\w-]{8,}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('waits for the session to load, and sends nothing for a logged-out visitor', async () => {
  let respond: (session: Response) => void = () => undefined;
  const { calls, unmount } = openForm(LOGGED_OUT);
  const known = jest.mocked(fetch).getMockImplementation();
  jest.mocked(fetch).mockImplementation((input, init) =>
    String(input).endsWith('/api/session')
      ? new Promise((resolve) => {
          respond = resolve;
        })
      : (known?.(input, init) ?? Promise.reject(new TypeError('no network'))),
  );
  unmount();
  renderPage(<AddToCartForm name="Canggu Tee" sizes={SIZES} />);
  await wishTwo();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await act(async () => respond(Response.json(LOGGED_OUT.body)));
  expect(await screen.findByRole('dialog', { name: "You haven't logged in yet" })).toBeVisible();
  expect(calls()).not.toContain(ADD);
});
