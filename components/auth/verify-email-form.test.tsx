import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findFormPrefill } from '@/lib/account/form-prefill';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { VerifyEmailForm } from './verify-email-form';

async function verify(response: StubbedResponse, query = '') {
  const { sent } = stubNetwork({ 'POST /api/users/verify-email/a%2Fb': response });
  const { router } = renderPage(<VerifyEmailForm contact="hello@segara.example" />, {
    path: '/verify-email',
    query: `token=a%2Fb${query}`,
  });
  await userEvent.type(screen.getByLabelText('Password'), 'ombak besar');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Verify' }));
  return { router, sent };
}

it('asks for the password', async () => {
  const { calls } = stubNetwork({});
  renderPage(<VerifyEmailForm contact="hello@segara.example" />, { path: '/verify-email', query: 'token=t' });
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
  expect(calls()).toEqual([]);
});

it('shows that the request is running', async () => {
  const { sent } = await verify('never');
  expect(screen.getByRole('button', { name: 'Verifying...' })).toHaveAttribute('aria-disabled', 'true');
  expect(sent).toHaveLength(1);
});

it('opens the login page, which shows the message and keeps the redirect', async () => {
  const { router } = await verify(
    { body: { data: null, message: 'Your address is confirmed.' } },
    '&redirect=%2Fmen',
  );
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/login?redirect=%2Fmen'));
  expect(findFormPrefill().message).toBe('Your address is confirmed.');
});
