import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { LAZY_MESSAGE_NAMESPACES, pickNamespaces } from '@/lib/i18n/client-messages';
import { failureResponse } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { NewsletterSubmission } from './newsletter-submission';

afterEach(() => sessionStorage.clear());

const CODE = /^[A-Za-z0-9]{4}$/;

/** Renders the form and stubs the server. */
function openPage(locale: Locale, response: StubbedResponse) {
  const { sent } = stubNetwork({
    'POST /api/newsletter/subscribe': response,
    'GET /api/texts': { body: { data: pickNamespaces(locale, LAZY_MESSAGE_NAMESPACES) } },
    'GET /api/texts?locale=id': { body: { data: pickNamespaces(locale, LAZY_MESSAGE_NAMESPACES) } },
  });
  renderPage(
    <NewsletterSubmission className="form">
      <input name="email" type="email" aria-label="Email" />
      <input name="website" aria-label="Trap" />
      <input name="captcha" aria-label="Code" />
      <input name="captchaInput" aria-label="Code again" />
      <button type="button" name="newCaptcha" aria-label="New code" />
      <button type="submit" aria-label="Sign up" />
    </NewsletterSubmission>,
    { locale },
  );
  return { posts: () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}

async function submit(email: string) {
  // user-event does not notice `form.reset()`, so the field is cleared first.
  if (email) await userEvent.clear(screen.getByLabelText('Email'));
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
}

describe.each(LOCALES)('spec §8: Newsletter failure (%s)', (locale) => {
  it.each([
    ['the server fails', failureResponse(502, 'upstream_failed'), 'upstream_failed'],
    ['nobody answers', new TypeError('Failed to fetch'), 'unavailable'],
    ['the server rejects the request', failureResponse(422, 'too_quick'), 'too_quick'],
  ])('logs to the console only when %s, and allows another attempt', async (_, response, code) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { posts } = openPage(locale, response);
    await submit('ayu@example.com');
    await waitFor(() => expect(logged).toHaveBeenCalledWith(`Newsletter: ${code}`, expect.any(String)));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('ayu@example.com');
    await submit('');
    await waitFor(() => expect(posts()).toHaveLength(2));
  });
});

describe.each(LOCALES)('spec §8: Duplicate email notice (%s)', (locale) => {
  const subscribed = { en: 'You are on the list', id: 'Anda sudah terdaftar' };
  const name = { en: 'Your email has already been submitted.', id: 'Email Anda sudah pernah didaftarkan.' };

  it('is a modal in the browser that sent the email before, and keeps the email', async () => {
    openPage(locale, { status: 201, body: { data: null } });
    for (const email of ['wayan@example.com', 'ayu@example.com']) {
      await submit(email);
      expect(await screen.findByRole('dialog', { name: subscribed[locale] })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    }
    await submit('AYU@example.com');
    expect(await screen.findByRole('dialog', { name: name[locale] })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('AYU@example.com');
  });
});

describe.each(LOCALES)('spec §5: Newsletter (%s)', (locale) => {
  it('does nothing without an email', async () => {
    const { posts } = openPage(locale, { status: 201, body: { data: null } });
    await submit('');
    expect(posts()).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('sends a code of four characters and the input for it, and its button creates another code', async () => {
    const { posts } = openPage(locale, { status: 201, body: { data: null } });
    await userEvent.click(screen.getByLabelText('Email'));
    const code = screen.getByLabelText<HTMLInputElement>('Code');
    await waitFor(() => expect(code.value).toMatch(CODE));
    const drawn = new Set([code.value]);
    for (let count = 0; count < 5; count += 1) {
      await userEvent.click(screen.getByRole('button', { name: 'New code' }));
      expect(code.value).toMatch(CODE);
      drawn.add(code.value);
    }
    expect(drawn.size).toBeGreaterThan(1);

    const last = code.value;
    await submit('ayu@example.com');
    await waitFor(() => expect(posts()).toEqual([expect.objectContaining({ captcha: last })]));
  });

  it('subscribes, confirms, resets the form and creates another code', async () => {
    const { posts } = openPage(locale, { status: 201, body: { data: null } });
    await submit('ayu@example.com');
    expect(await screen.findByRole('dialog')).toBeVisible();
    const captcha = expect.stringMatching(CODE);
    expect(posts()).toEqual([
      { email: 'ayu@example.com', website: '', captcha, captchaInput: '', elapsedMs: expect.any(Number) },
    ]);
    expect(screen.getByLabelText('Email')).toHaveValue('');
    const code = screen.getByLabelText<HTMLInputElement>('Code').value;
    expect(code).toMatch(CODE);
    expect(posts()[0]).not.toMatchObject({ captcha: code });
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
