import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failureResponse } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { ResetPasswordForm } from './reset-password-form';

const FORM = <ResetPasswordForm contact="hello@segara.example" />;

async function reset(response: StubbedResponse) {
  const { sent } = stubNetwork({ 'POST /api/users/password/reset/a%2Fb': response });
  renderPage(FORM, { path: '/reset-password', query: 'token=a%2Fb' });
  await userEvent.type(screen.getByLabelText('New password'), ' laut biru tenang ');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save password' }));
  return { sent };
}

it('shows the rule before anything is typed, and announces that other sessions end', () => {
  renderPage(FORM, { path: '/reset-password', query: 'token=t' });
  const password = screen.getByLabelText('New password');
  expect(password).toHaveAccessibleDescription(/^8 characters or more\./);
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByText('For your safety, you will be logged out everywhere.')).toBeVisible();
});

it('sends the password unchanged, once, and opens the login page', async () => {
  const { sent } = await reset({ body: { data: null, message: 'x' } });
  const done = await screen.findByText('Your password is changed. Please log in with the new one.');
  expect(sent.map(({ body }) => body)).toEqual([{ password: ' laut biru tenang ' }]);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await waitFor(() => expect(done.closest('[tabindex]')).toHaveFocus());
});

it.each([
  ['without a token', '', 'Token is missing in the URL'],
  ['with an expired token', 'token=a%2Fb', 'words of bad_request'],
])('offers a new link: %s', async (_, query, text) => {
  if (query) await reset(failureResponse(400, 'bad_request'));
  else renderPage(FORM, { path: '/reset-password' });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

it.each([
  ['no input', '', 'New password is required'],
  ['a password that the server rejects', 'password1', 'This password is too common'],
])('shows an error at the focused field: %s', async (_, typed, text) => {
  const errors = [{ msg: 'This password is too common', path: 'password' }];
  stubNetwork({
    'POST /api/users/password/reset/t': { status: 422, body: { code: 'rejected', message: 'x', errors } },
  });
  renderPage(FORM, { path: '/reset-password', query: 'token=t' });
  const password = screen.getByLabelText('New password');
  if (typed) await userEvent.type(password, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  await waitFor(() => expect(password).toHaveAccessibleDescription(expect.stringContaining(text)));
  await waitFor(() => expect(password).toHaveFocus());
  expect(password).toHaveValue(typed);
});

it.each([
  [
    failureResponse(501, 'unsupported'),
    'We cannot do this for you here. Write to hello@segara.example and we will help.',
  ],
  [failureResponse(503, 'unavailable'), 'No response received from server. Please try again.'],
])('reports the failure', async (response, text) => {
  await reset(response);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('New password')).toHaveValue(' laut biru tenang ');
});
