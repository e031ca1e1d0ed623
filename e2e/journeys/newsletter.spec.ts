import { expect, test } from '@/e2e/fixtures';
import { twin } from '@/e2e/nightly';
import { findViolations } from '@/e2e/support/checks/find-violations';
import { openAtRest } from '@/e2e/support/snapshots/stillness';
import { BY_HAND, LEAD_WORDS, newAddress } from '@/e2e/support/steps/leads';

const CALL = '**/api/newsletter/subscribe*';

for (const words of Object.values(LEAD_WORDS)) {
  test(
    `somebody signs up in the footer, and again (${words.page})`,
    twin(words.page),
    async ({ page, trouble }) => {
      await page.goto(words.page);
      const footer = page.getByRole('contentinfo');
      const field = footer.getByLabel(words.newsletterEmail);
      const button = footer.getByRole('button', { name: words.signUp });
      const address = newAddress();
      const sent = page.waitForRequest(CALL);
      await field.pressSequentially(address, BY_HAND);
      await button.click();

      const dialog = page.getByRole('dialog', { name: words.signedUp });
      await expect(dialog).toContainText(words.signedUpText);
      expect((await sent).postDataJSON()).toEqual({
        email: address,
        captcha: expect.stringMatching(/^[A-Za-z0-9]{4}$/),
        captchaInput: '',
        website: '',
        elapsedMs: expect.any(Number),
      });
      expect(await findViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(dialog).toBeHidden();
      await expect(field).toHaveValue('');
      await expect(button, 'the focus comes back').toBeFocused();

      trouble.expect(409, /\/api\/newsletter\/subscribe/);
      await field.pressSequentially(address.toUpperCase(), BY_HAND);
      await page.keyboard.press('Enter');
      const notice = page.getByRole('dialog', { name: words.taken });
      await expect(notice).toBeVisible();
      await notice.getByRole('button', { name: words.close }).click();
      await expect(notice).toBeHidden();
      await expect(field).toHaveValue(address.toUpperCase());
    },
  );
}

test('nothing happens without an email', async ({ page }) => {
  await page.goto('/');
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  await page.getByRole('contentinfo').getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('a failure is in the console alone, and another try goes through', async ({ page, trouble }) => {
  trouble.expect(502, /\/api\/newsletter\/subscribe/);
  trouble.expectConsole(/^Newsletter: upstream_failed/);
  const failure = { status: 'error', code: 'upstream_failed', message: 'Rough seas', errors: [] };
  await page.route(CALL, (route) => route.fulfill({ status: 502, json: failure }), { times: 1 });
  await page.goto('/size-guide');
  const footer = page.getByRole('contentinfo');
  const heard = page.waitForEvent('console', (message) => message.text().startsWith('Newsletter: '));
  await footer.getByLabel('Your email').pressSequentially(newAddress(), BY_HAND);
  await footer.getByRole('button', { name: 'Sign up' }).click();
  await heard;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(footer.getByText('Rough seas')).toHaveCount(0);

  await footer.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('dialog', { name: 'You are on the list' })).toBeVisible();
});

test('the hidden button draws another code', async ({ page }) => {
  // The code is drawn when the field is first entered, once the script is there.
  await openAtRest(page, '/size-guide');
  await page.getByRole('contentinfo').getByLabel('Your email').focus();
  const code = page.locator('input[name="captcha"]');
  await expect(code).toHaveValue(/^[A-Za-z0-9]{4}$/);
  const first = await code.inputValue();
  await expect
    .poll(async () => {
      await page.locator('button[name="newCaptcha"]').dispatchEvent('click');
      return code.inputValue();
    })
    .not.toBe(first);
});

test('a machine is thanked and left outside', async ({ page, request }) => {
  const email = newAddress();
  const send = (more: object) => request.post('/api/newsletter/subscribe', { data: { email, ...more } });
  expect((await send({ website: 'https://pills.example' })).status()).toBe(201);
  const tooQuick = await send({ elapsedMs: 12 });
  expect(tooQuick.status()).toBe(422);
  expect(await tooQuick.json()).toMatchObject({ code: 'too_quick' });
  expect((await send({})).status(), 'the address was not noted before').toBe(201);
  expect((await send({})).status()).toBe(409);

  await page.goto('/');
  await expect(page.locator('footer input[name="website"]')).toBeHidden();
});
