import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findFormPrefill, storeFormPrefill } from '@/lib/account/form-prefill';
import { forgetPendingAddition, storePendingAddition } from '@/lib/cart/pending-addition';
import { failureResponse, LOGGED_IN } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { ForgotPasswordForm } from './email-request-form';
import { LoginForm } from './login-form';

const LOGIN = 'POST /api/users/login';

function openLogin(response: StubbedResponse, query = '', locale: 'en' | 'id' = 'en') {
  const network = stubNetwork({ [LOGIN]: response });
  return {
    ...network,
    ...renderPage(<LoginForm contact="hello@segara.example" />, { path: '/login', query, locale }),
  };
}

async function logIn() {
  await userEvent.type(screen.getByLabelText('Email'), 'ayu@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'ombak besar');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Log in' }));
}

it.each([
  ['redirect=%2Fmen%2Fuluwatu-elite-pro%3Fsize%3D32', 'en', '/men/uluwatu-elite-pro?size=32'],
  ['redirect=https%3A%2F%2Fevil.example', 'en', '/'],
  ['redirect=%2F%2Fevil.example', 'id', '/id'],
  ['', 'en', '/'],
] as const)(
  'opens the right page after a login with %j in %s, and sends once',
  async (query, locale, path) => {
    const { router, sent } = openLogin(LOGGED_IN, query, locale);
    const password = locale === 'en' ? 'Password' : 'Kata sandi';
    await userEvent.type(screen.getByLabelText('Email'), ' ayu@example.com ');
    await userEvent.type(screen.getByLabelText(password), 'ombak besar');
    await userEvent.dblClick(screen.getByRole('button', { name: locale === 'en' ? 'Log in' : 'Masuk' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(path));
    expect(sent.map(({ body }) => body)).toEqual([{ email: 'ayu@example.com', password: 'ombak besar' }]);
  },
);

const unverified = {
  status: 401,
  body: { code: 'unauthenticated', errors: [{ msg: 'Please confirm your address', path: 'email' }] },
};

it.each([
  [failureResponse(429, 'rate_limited'), 'words of rate_limited'],
  [unverified, 'Please confirm your address'],
  [new TypeError('Failed to fetch'), 'No response received from server. Please try again.'],
])('reports the reason of a failure in the form and in a dialog', async (response, text) => {
  openLogin(response);
  await logIn();
  const dialog = await screen.findByRole('dialog', { name: 'Login unsuccessful. Please try again.' });
  expect(screen.getByRole('alert')).toHaveTextContent(text);

  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(dialog).not.toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('ayu@example.com');
});

it('shows and hides the password', async () => {
  openLogin(LOGGED_IN);
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
});

it('passes the redirect to registration and password reset, but only a path of the shop', () => {
  openLogin(LOGGED_IN, 'redirect=%2Fmen%2Fbalangan-essential');
  const register = screen.getByRole('link', { name: 'Register' });
  expect(register).toHaveAttribute('href', '/register?redirect=%2Fmen%2Fbalangan-essential');
  const forgot = screen.getByRole('link', { name: 'Forgot your password?' });
  expect(forgot).toHaveAttribute('href', '/forgot-password?redirect=%2Fmen%2Fbalangan-essential');
});

it.each(['https%3A%2F%2Fevil.example', '%2Flogin', ''])('does not pass %j on', (redirect) => {
  openLogin(LOGGED_IN, `redirect=${redirect}`);
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
});

it('continues after a login in another tab, but not after a logout there', async () => {
  const { router } = openLogin(LOGGED_IN, 'redirect=%2Fmen');
  const otherTab = new BroadcastChannel('segara');
  otherTab.postMessage('logout');
  otherTab.postMessage('login');
  await waitFor(() => expect(router.replace).toHaveBeenCalled());
  otherTab.close();
  expect(router.replace.mock.calls).toEqual([['/men']]);
});

it('shows the message of a confirmed address until the shopper has logged in', async () => {
  storeFormPrefill({ message: 'Your email has been verified.', email: 'ayu@example.com' });
  const { router } = openLogin(LOGGED_IN);
  const message = await screen.findByText('Your email has been verified.');
  await waitFor(() => expect(message.closest('[tabindex="-1"]')).toHaveFocus());
  expect(screen.getByLabelText('Email')).toHaveValue('ayu@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'ombak besar');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'));
  expect(findFormPrefill()).toEqual({});
});

it('opens the product whose addition waits for the login if there is no redirect', async () => {
  const pending = { product: 'Canggu Tee', path: '/men/canggu-tee', size: 'M', sizeId: 'm', quantity: 2 };
  storePendingAddition(pending);
  const { router } = openLogin(LOGGED_IN);
  await logIn();
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/men/canggu-tee'));
  forgetPendingAddition();
});

it('reads the redirect from the router, because the URL changes only after a navigation has rendered', () => {
  openLogin(LOGGED_IN, 'redirect=%2Fwoman');
  window.history.replaceState(null, '', '/men');
  const register = screen.getByRole('link', { name: 'Register' });
  expect(register).toHaveAttribute('href', '/register?redirect=%2Fwoman');
});

it('passes a typed email address to the page of a forgotten password', async () => {
  const { unmount } = openLogin(LOGGED_IN);
  await userEvent.type(screen.getByLabelText('Email'), 'ayu@example.com');
  await userEvent.tab();
  unmount();
  renderPage(<ForgotPasswordForm contact="hello@segara.example" />, { path: '/forgot-password' });
  expect(screen.getByLabelText('Email')).toHaveValue('ayu@example.com');
});
