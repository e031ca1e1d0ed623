import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LAZY_MESSAGE_NAMESPACES, pickNamespaces } from '@/lib/i18n/client-messages';
import { failureResponse } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { NewsletterSubmission } from './newsletter-submission';

afterEach(() => sessionStorage.clear());

const CODE = expect.stringMatching(/^[A-Za-z0-9]{4}$/);

/** Renders the form and stubs the server. */
function signUp(response: StubbedResponse) {
  const { sent } = stubNetwork({
    'POST /api/newsletter/subscribe': response,
    'GET /api/texts': { body: { data: pickNamespaces('en', LAZY_MESSAGE_NAMESPACES) } },
  });
  renderPage(
    <NewsletterSubmission className="form">
      <input name="email" aria-label="Your email" />
      <input name="website" aria-label="Trap" />
      <input name="captcha" aria-label="Code" />
      <input name="captchaInput" aria-label="Code again" />
      <button type="button" name="newCaptcha" aria-label="New code" />
      <button type="submit" aria-label="Sign up" />
    </NewsletterSubmission>,
  );
  return { posts: () => sent.filter(({ method }) => method === 'POST') };
}

async function submit(email: string) {
  // user-event does not notice `form.reset()`, so the field is cleared first.
  if (email) await userEvent.clear(screen.getByLabelText('Your email'));
  if (email) await userEvent.type(screen.getByLabelText('Your email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
}

it('subscribes, confirms, resets the form and creates another code', async () => {
  const { posts } = signUp({ status: 201, body: { data: null } });
  await submit('ayu@example.com');
  expect(await screen.findByRole('dialog', { name: 'You are on the list' })).toBeVisible();
  expect(posts().map(({ body }) => body)).toEqual([
    {
      email: 'ayu@example.com',
      website: '',
      captcha: CODE,
      captchaInput: '',
      elapsedMs: expect.any(Number),
    },
  ]);
  expect(screen.getByLabelText('Your email')).toHaveValue('');
  const code = screen.getByLabelText<HTMLInputElement>('Code').value;
  expect(code).toEqual(CODE);
  expect(posts()[0]?.body).not.toMatchObject({ captcha: code });

  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says that the email has been submitted before to the browser that sent it, and keeps the email', async () => {
  signUp({ status: 201, body: { data: null } });
  await submit('wayan@example.com');
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await submit('ayu@example.com');
  expect(await screen.findByRole('dialog', { name: 'You are on the list' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await submit('ayu@example.com');
  expect(await screen.findByRole('dialog', { name: 'Your email has already been submitted.' })).toBeVisible();
  expect(screen.getByLabelText('Your email')).toHaveValue('ayu@example.com');
});

it('logs a rejection to the console only, and allows another attempt', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { posts } = signUp(failureResponse(422, 'too_quick'));
  await submit('ayu@example.com');
  await waitFor(() => expect(consoleError).toHaveBeenCalledWith('Newsletter: too_quick', expect.any(String)));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Sign up' }).closest('form')).toHaveAttribute(
      'aria-busy',
      'false',
    ),
  );
  await submit('');
  await waitFor(() => expect(posts()).toHaveLength(2));
});
