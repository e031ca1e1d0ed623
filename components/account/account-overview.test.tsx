import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetProfileDraft } from '@/lib/account/account-fields';
import { EMPTY_TEXTS_RESPONSE, failureResponse, LOGGED_IN, LOGGED_OUT } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { AccountOverview } from './account-overview';

const AYU = { firstName: 'Ayu', lastName: 'Lestari', email: 'ayu@example.com', phone: '+62 812 3456 7890' };
const ADDRESS = {
  receiptName: 'Ayu Lestari',
  address: 'Jalan Pantai 5',
  city: 'Badung',
  province: 'Bali',
  postalCode: '80361',
};
const UPDATE = 'PATCH /api/users/profile';

function openPage(more: Record<string, StubbedResponse | StubbedResponse[]> = {}) {
  const network = stubNetwork({
    'GET /api/session': LOGGED_IN,
    'GET /api/texts': EMPTY_TEXTS_RESPONSE,
    'GET /api/users/profile': { body: { data: AYU } },
    'GET /api/users/address': { body: { data: ADDRESS } },
    ...more,
  });
  const page = { path: '/account' };
  return { ...network, ...renderPage(<AccountOverview contact="hello@segara.example" />, page) };
}

const details = () => screen.getByRole('region', { name: 'Your details' });

async function changePhone(response: StubbedResponse) {
  const network = openPage({ [UPDATE]: response });
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const phone = screen.getByLabelText('Phone');
  await userEvent.clear(phone);
  await userEvent.type(phone, '+62 899 0000 1111');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
  return { phone, ...network };
}

// An unsaved draft is stored per page, not per component.
beforeEach(forgetProfileDraft);

it("shows the shopper's data and the address of the last order", async () => {
  openPage();
  await screen.findByText('Ayu');
  for (const value of Object.values(AYU)) expect(within(details()).getByText(value)).toBeVisible();
  const address = await screen.findByRole('region', { name: 'Delivery address' });
  expect(within(address).getByText('Badung, Bali, 80361')).toBeVisible();
});

it('asks a visitor to log in, and the login leads back', async () => {
  openPage({ 'GET /api/session': LOGGED_OUT });
  const link = await screen.findByRole('link', { name: 'Log in' });
  expect(link).toHaveAttribute('href', '/login?redirect=%2Faccount');
});

it('reports a failed request, and can try again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  openPage({ 'GET /api/users/profile': [failureResponse(503, 'unavailable'), { body: { data: AYU } }] });
  expect(await screen.findByText('Your details could not be loaded.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Lestari')).toBeVisible();
});

it('saves changed data once, and shows it', async () => {
  const saved = { ...AYU, phone: '+62 899 0000 1111' };
  const { sent } = await changePhone({ body: { data: saved } });
  expect(await screen.findByText('Your details are saved.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
  expect(within(details()).getByText('+62 899 0000 1111')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { firstName: 'Ayu', lastName: 'Lestari', phone: '+62 899 0000 1111' },
  ]);
});

it('discards the input on request', async () => {
  openPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  expect(screen.getByLabelText('First name')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('First name'), ' Made');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
  expect(within(details()).getByText('Ayu')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByLabelText('First name')).toHaveValue('Ayu');
});

it('keeps the input through a required login', async () => {
  const { unmount } = await changePhone(failureResponse(401, 'unauthenticated'));
  expect(await screen.findByText('Please log in to see your account.')).toBeVisible();
  unmount();
  openPage();
  expect(await screen.findByLabelText('Phone')).toHaveValue('+62 899 0000 1111');
});

it.each([
  ['no address is stored', { body: { data: null } }, /^Nothing here yet\./],
  ['the request fails', failureResponse(502, 'upstream_failed'), 'Your address could not be loaded.'],
])('shows for the address that %s', async (_, response, text) => {
  openPage({ 'GET /api/users/address': response });
  expect(await screen.findByText(text)).toBeVisible();
});

it('has no address section if the server does not return one', async () => {
  const { calls } = openPage({ 'GET /api/users/address': failureResponse(501, 'unsupported') });
  await screen.findByText('Ayu');
  await waitFor(() => expect(calls()).toContain('GET /api/users/address'));
  await waitFor(() => expect(screen.queryByText('Delivery address')).not.toBeInTheDocument());
});
