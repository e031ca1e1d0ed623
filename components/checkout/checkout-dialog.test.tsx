import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { forgetAddressDraft } from '@/lib/orders/address-fields';
import type { MidtransSnap } from '@/lib/orders/load-snap';
import { createCartResponse, failureResponse, LOGGED_IN, PROFILE } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { CheckoutDialog } from './checkout-dialog';

const ADDRESS = {
  'Receipt Name': 'Ayu Lestari',
  Province: 'Bali',
  City: 'Badung',
  Address: 'Jl. Pantai 1',
  'Postal Code': '80361',
};
const ORDER = { body: { data: { id: 'A 1', snapToken: 'snap-token', cartCleared: true } } };
const CHECKOUT = 'POST /api/checkout';

type Embedded = Parameters<MidtransSnap['embed']>[1];
const embed = jest.fn<void, [string, Embedded]>();
const embedded = () => embed.mock.lastCall?.[1];

beforeEach(() => {
  forgetAddressDraft();
  embed.mockReset();
});

/** Simulates that the script was loaded, or that loading failed. */
async function scriptComes(came = true) {
  const script = await waitFor(() => {
    const found = document.querySelector<HTMLScriptElement>('script[src="https://snap.example/snap.js"]');
    if (!found) throw new Error('The script is missing');
    return found;
  });
  if (came) window.snap = { embed };
  act(() => void script.dispatchEvent(new Event(came ? 'load' : 'error')));
  return script;
}

/** Renders the dialog until it is closed, like its real owner. */
function Owner({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return open && <CheckoutDialog onClose={close} />;
}

async function openCheckout(checkout: StubbedResponse | StubbedResponse[] = ORDER, more = {}) {
  const onClose = jest.fn();
  const network = stubNetwork({
    'GET /api/session': LOGGED_IN,
    'GET /api/cart': createCartResponse('key', 'line'),
    'GET /api/users/profile': PROFILE,
    'GET /api/payment': {
      body: { data: { scriptUrl: 'https://snap.example/snap.js', clientKey: 'client' } },
    },
    [CHECKOUT]: checkout,
    ...more,
  });
  const page = renderPage(<Owner onClose={onClose} />);
  await screen.findByLabelText('Receipt Name');
  return { onClose, ...network, ...page };
}

async function fillIn() {
  for (const [label, value] of Object.entries(ADDRESS)) {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(value);
  }
}
const pay = () => userEvent.dblClick(screen.getByRole('button', { name: 'PAY 5 rupiah' }));

it('folds the order on a phone, also after the cart has loaded', async () => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const opened = openCheckout();
  const order = within(screen.getByRole('region', { name: 'Your order' }));
  fireEvent(order.getByRole('group'), new Event('toggle'));
  await opened;
  const summary = await order.findByText('1 piece');
  const remove = order.getByRole('button', { name: /remove/i, hidden: true });
  await waitFor(() => expect(remove).not.toBeVisible());
  await userEvent.click(summary);
  expect(remove).toBeVisible();
  Reflect.deleteProperty(window, 'matchMedia');
});

it('shows the cart, the contact information and the delivery note', async () => {
  await openCheckout();
  expect(screen.getByRole('dialog', { name: 'Checkout Payment' })).toBeVisible();
  expect(await screen.findByText('ayu@example.com')).toBeVisible();
  expect(screen.getByText(/Delivery is free all over Indonesia/)).toBeVisible();
  expect(screen.getByRole('row', { name: /^X 1 32 5 rupiah/ })).toBeVisible();
});

describe('with the widget', () => {
  it('offers alternatives if its script cannot be loaded, and opens after a retry', async () => {
    await openCheckout();
    await fillIn();
    await pay();
    await scriptComes(false);
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment form could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const script = await scriptComes();
    expect(script).toHaveAttribute('data-client-key', 'client');
    await waitFor(() => expect(embed).toHaveBeenCalledTimes(1));
  });

  it('creates one order and replaces the form by the widget', async () => {
    const { sent } = await openCheckout();
    await fillIn();
    await pay();
    await waitFor(() => expect(embed).toHaveBeenCalledWith('snap-token', expect.anything()));
    const checkouts = sent.filter(({ path }) => path === '/api/checkout');
    expect(checkouts.map(({ body }) => body)).toEqual([
      {
        receiptName: 'Ayu Lestari',
        province: 'Bali',
        city: 'Badung',
        address: 'Jl. Pantai 1',
        postalCode: '80361',
        seenTotal: 5,
      },
    ]);
    expect(screen.queryByLabelText('City')).not.toBeInTheDocument();
    expect(document.getElementById(embedded()?.embedId ?? '')).toBeVisible();
  });

  it.each(['onSuccess', 'onPending', 'onClose'] as const)(
    'opens the order page after %s',
    async (outcome) => {
      const { router, onClose } = await openCheckout();
      await fillIn();
      await pay();
      await waitFor(() => expect(embed).toHaveBeenCalled());
      act(() => embedded()?.[outcome]());
      expect(router.push).toHaveBeenCalledWith('/order-status?transaction_id=A%201');
      expect(onClose).toHaveBeenCalledTimes(1);
    },
  );

  it('treats an error of the widget like closing it, with a message', async () => {
    const { router } = await openCheckout();
    await fillIn();
    await pay();
    await waitFor(() => expect(embed).toHaveBeenCalled());
    act(() => embedded()?.onError());
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment did not go through.');
    await userEvent.click(screen.getByRole('button', { name: 'See order status' }));
    expect(router.push).toHaveBeenCalledWith('/order-status?transaction_id=A%201');
  });
});

it('reports a cart that has changed, and keeps the input', async () => {
  await openCheckout(failureResponse(409, 'cart_changed'));
  await fillIn();
  await pay();
  expect(await screen.findByRole('alert')).toHaveTextContent('words of cart_changed');
  expect(screen.getByLabelText('City')).toHaveValue('Badung');
});

it('links to the login when the session has ended, and restores the address afterwards', async () => {
  const { unmount } = await openCheckout(failureResponse(401, 'unauthenticated'));
  await fillIn();
  await pay();
  expect(await screen.findByRole('alert')).toHaveTextContent('No authentication token found. Please log in.');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?redirect=%2Fmen');
  expect(screen.getByLabelText('City')).toHaveValue('Badung');
  unmount();

  await openCheckout();
  expect(screen.getByLabelText('Address')).toHaveValue('Jl. Pantai 1');
});

it('does not show an address to another shopper', async () => {
  const { unmount } = await openCheckout();
  await fillIn();
  unmount();
  await openCheckout(ORDER, {
    'GET /api/users/profile': {
      body: { data: { ...PROFILE.body.data, email: 'made@example.com' } },
    },
  });
  expect(screen.getByLabelText('Address')).toHaveValue('');
});

it('keeps an order that is created after the dialog was closed', async () => {
  let respond: (response: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  const { router } = await openCheckout();
  await fillIn();
  const answered = globalThis.fetch;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((path, init) => (path === '/api/checkout' ? late : answered(path, init)));
  await userEvent.click(screen.getByRole('button', { name: /^PAY/ }));
  await userEvent.click(screen.getByRole('button', { name: 'CLOSE' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await act(async () => respond(Response.json(ORDER.body)));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/order-status?transaction_id=A%201'));
});
