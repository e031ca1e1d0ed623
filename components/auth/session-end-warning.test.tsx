import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeaderAccount } from '@/components/app-shell/header-account';
import { Dialog } from '@/components/dialogs/dialog';
import { EMPTY_TEXTS_RESPONSE, failureResponse, LOGGED_IN, LOGGED_OUT } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { stopTheClock } from '@/lib/testing/stop-the-clock';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';

const MINUTE_MS = 60_000;
const PROFILE = { body: { data: { firstName: 'Ayu', lastName: 'L', email: 'ayu@example.com', phone: '1' } } };

const endsIn = (minutes: number) => ({
  body: { data: { loggedIn: true, expiresAt: new Date(Date.now() + minutes * MINUTE_MS).toISOString() } },
});

function openPage(session: StubbedResponse | StubbedResponse[], more: Record<string, StubbedResponse> = {}) {
  const responses = { 'GET /api/texts': EMPTY_TEXTS_RESPONSE, 'GET /api/users/profile': PROFILE, ...more };
  const network = stubNetwork({ 'GET /api/session': session, ...responses });
  return {
    ...network,
    ...renderPage(
      <>
        <input aria-label="what one is at" />
        <HeaderAccount />
      </>,
    ),
  };
}

const soon = /^You will be logged out at \d\d:\d\d\. Log in again now, and everything stays as it is\.$/;
const over =
  'You have been logged out, as always after 24 hours. Your cart and what you have typed are kept.';

afterEach(() => jest.useRealTimers());

it('shows nothing while the session has enough time left', async () => {
  openPage(endsIn(11));
  await screen.findByRole('button', { name: 'Account' });
  expect(screen.queryByText(soon)).not.toBeInTheDocument();
});

it('warns ten minutes before the end, and reports the end', async () => {
  stopTheClock();
  openPage(endsIn(11));
  await screen.findByRole('button', { name: 'Account' });
  await act(() => jest.advanceTimersByTimeAsync(2 * MINUTE_MS));
  expect(await screen.findByRole('status')).toHaveTextContent(soon);

  await act(() => jest.advanceTimersByTimeAsync(10 * MINUTE_MS));
  expect(await screen.findByText(over)).toBeVisible();
  expect(screen.getByRole('link', { name: 'LOG IN' })).toBeVisible();
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(over)).not.toBeInTheDocument();
});

it('can be dismissed until the end', async () => {
  stopTheClock();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  openPage(endsIn(5));
  await user.click(await screen.findByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('button', { name: 'Log in again' })).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(6 * MINUTE_MS));
  expect(await screen.findByText(over)).toBeVisible();
});

it('logs in again on the page, with the email address filled in, and restores the focus', async () => {
  const { sent } = openPage(endsIn(5), { 'POST /api/users/login': LOGGED_IN });
  await screen.findByText(soon);
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/api/users/profile'));
  const field = screen.getByLabelText('what one is at');
  await userEvent.type(field, 'half a word');
  await userEvent.click(screen.getByRole('button', { name: 'Log in again' }));

  expect(screen.getByLabelText('Email')).toHaveValue('ayu@example.com');
  const password = screen.getByLabelText('Password');
  expect(password).toHaveFocus();
  await userEvent.type(password, 'ombak besar');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(screen.queryByText(soon)).not.toBeInTheDocument());
  const login = sent.find(({ method }) => method === 'POST');
  expect(login?.body).toEqual({ email: 'ayu@example.com', password: 'ombak besar' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field).toHaveValue('half a word');
  await waitFor(() => expect(field).toHaveFocus());
});

it('is unchanged after its login dialog was closed, so that the focus can return', async () => {
  openPage(endsIn(5));
  const again = await screen.findByRole('button', { name: 'Log in again' });
  await userEvent.click(again);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log in again' })).toBe(again);
});

it('still knows the email address after the end, and reports a failed login', async () => {
  stopTheClock();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  openPage([endsIn(1), LOGGED_OUT], {
    'POST /api/users/login': failureResponse(401, 'unauthenticated'),
  });
  await screen.findByText(soon);
  await act(() => jest.advanceTimersByTimeAsync(2 * MINUTE_MS));
  await user.click(await screen.findByRole('button', { name: 'Log in again' }));
  expect(screen.getByLabelText('Email')).toHaveValue('ayu@example.com');
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Invalid email or password. Please try again.')).toBeInTheDocument();
});

it('is rendered inside the open dialog, because the page around it is inert', async () => {
  const network = { 'GET /api/texts': EMPTY_TEXTS_RESPONSE, 'GET /api/users/profile': PROFILE };
  stubNetwork({ 'GET /api/session': endsIn(5), ...network });
  renderPage(
    <>
      <HeaderAccount />
      <Dialog title="Checkout" onClose={() => undefined} />
    </>,
  );
  expect(screen.getByRole('dialog', { name: 'Checkout' })).toContainElement(await screen.findByText(soon));
});

describe('with another tab', () => {
  let otherTab: BroadcastChannel;
  const heard: unknown[] = [];

  beforeEach(() => {
    heard.length = 0;
    otherTab = new BroadcastChannel('segara');
    otherTab.onmessage = ({ data }) => heard.push(data);
  });
  afterEach(() => otherTab.close());

  it('follows a logout there at once, requests the session once, and does not announce the logout again', async () => {
    const { calls } = openPage([LOGGED_IN, LOGGED_OUT]);
    await screen.findByRole('button', { name: 'Account' });
    otherTab.postMessage('logout');
    expect(await screen.findByRole('link', { name: 'LOG IN' })).toBeVisible();
    await waitFor(() => expect(calls().filter((call) => call === 'GET /api/session')).toHaveLength(2));
    expect(heard).toEqual([]);
  });

  it('follows a login there', async () => {
    openPage([LOGGED_OUT, LOGGED_IN]);
    await screen.findByRole('link', { name: 'LOG IN' });
    otherTab.postMessage('login');
    expect(await screen.findByRole('button', { name: 'Account' })).toBeVisible();
  });

  it('announces a login here, and ignores its own message', async () => {
    const { calls } = openPage(endsIn(5), { 'POST /api/users/login': LOGGED_IN });
    await userEvent.click(await screen.findByRole('button', { name: 'Log in again' }));
    await userEvent.type(screen.getByLabelText('Email'), 'ayu@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'ombak besar');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(heard).toEqual(['login']));
    expect(calls().filter((call) => call === 'GET /api/session')).toHaveLength(1);
  });
});
