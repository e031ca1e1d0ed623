import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failureResponse, LOGGED_IN, LOGGED_OUT } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { ChangePasswordSection } from './change-password';

const PROFILE = { body: { data: { firstName: 'Ayu', lastName: 'L', email: 'ayu@example.com', phone: '1' } } };
const CHANGE = 'PUT /api/users/password';

function openPage(
  session: StubbedResponse | StubbedResponse[],
  response: StubbedResponse = failureResponse(500, 'x'),
) {
  const network = stubNetwork({
    'GET /api/session': session,
    'GET /api/users/profile': PROFILE,
    [CHANGE]: response,
  });
  const page = { path: '/account/password' };
  return { ...network, ...renderPage(<ChangePasswordSection contact="hello@segara.example" />, page) };
}

async function change(response: StubbedResponse) {
  const network = openPage(LOGGED_IN, response);
  await userEvent.type(await screen.findByLabelText('Current password'), 'ombak besar');
  await userEvent.type(screen.getByLabelText('New password'), 'laut biru tenang');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save password' }));
  return network;
}

it('asks a visitor to log in, and the login leads back', async () => {
  openPage(LOGGED_OUT);
  const link = await screen.findByRole('link', { name: 'Log in' });
  expect(link).toHaveAttribute('href', '/login?redirect=%2Faccount%2Fpassword');
});

it('shows that it is loading until the session is known', () => {
  openPage('never');
  expect(screen.getByRole('status')).toHaveTextContent('Loading your details...');
});

it('tells password managers which account the passwords belong to', async () => {
  const { container } = openPage(LOGGED_IN);
  const current = await screen.findByLabelText('Current password');
  expect(current).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  const username = container.querySelector('[autocomplete="username"]');
  await waitFor(() => expect(username).toHaveValue('ayu@example.com'));
});

it('changes the password once, reports it, and clears both fields', async () => {
  const { sent } = await change({ body: { data: null, message: 'x' } });
  expect(
    await screen.findByText('Your password is changed. Everywhere else, you have been logged out.'),
  ).toBeVisible();
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { currentPassword: 'ombak besar', newPassword: 'laut biru tenang' },
  ]);
  expect(screen.getByLabelText('Current password')).toHaveValue('');
  expect(screen.getByLabelText('New password')).toHaveValue('');
});

it('shows a wrong password at its field, without ending the session', async () => {
  const errors = [{ msg: 'This is not your password', path: 'currentPassword' }];
  await change({ status: 401, body: { code: 'wrong_password', message: 'x', errors } });
  const current = screen.getByLabelText('Current password');
  await waitFor(() => expect(current).toHaveAccessibleDescription('This is not your password'));
  expect(current).toHaveFocus();
  expect(current).toHaveValue('ombak besar');
  expect(screen.getByLabelText('New password')).toHaveValue('laut biru tenang');
});

it('ends the session on the page when the server has ended it', async () => {
  await change(failureResponse(401, 'unauthenticated'));
  expect(await screen.findByText('Please log in to change your password.')).toBeVisible();
});

it('focuses the first empty field', async () => {
  const { calls } = openPage(LOGGED_IN);
  await userEvent.type(await screen.findByLabelText('Current password'), 'ombak besar');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  const password = screen.getByLabelText('New password');
  expect(password).toHaveAccessibleDescription(/^New password is required/);
  expect(password).toHaveFocus();
  expect(calls()).not.toContain(CHANGE);
});
