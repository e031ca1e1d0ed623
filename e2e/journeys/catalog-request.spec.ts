import type { Route } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { twin } from '@/e2e/nightly';
import { findViolations } from '@/e2e/support/checks/find-violations';
import { BY_HAND, LEAD_WORDS, newAddress, SAME_WORDS } from '@/e2e/support/steps/leads';
import { catalogueLink } from '@/e2e/support/steps/mails';

const CALL = '**/api/catalog/request*';

for (const words of Object.values(LEAD_WORDS)) {
  test(
    `somebody asks for the catalogue and gets it (${words.catalog})`,
    twin(words.catalog),
    async ({ page, trouble }) => {
      await page.goto(words.catalog);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.title);
      const name = main.getByLabel(words.fullName);
      const email = main.getByLabel(words.email);
      const ask = main.getByRole('button', { name: words.ask });

      await ask.click();
      await expect(name).toBeFocused();
      await expect(name).toHaveAccessibleDescription(words.nameMissing);
      await expect(email).toHaveAccessibleDescription(words.emailMissing);
      await name.pressSequentially('Ketut Sari', BY_HAND);
      await email.pressSequentially('ketut@bali', BY_HAND);
      await ask.click();
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(SAME_WORDS.wrongEmail);
      await expect(name).toHaveAccessibleDescription('');
      expect(await findViolations(page)).toEqual([]);

      const address = newAddress();
      await email.fill(address);
      trouble.expect(422, /\/api\/catalog\/request/);
      await main.getByLabel(words.phone).fill('12');
      await ask.click();
      await expect(main.getByLabel(words.phone)).toHaveAccessibleDescription(new RegExp(words.wrongNumber));

      await main.getByLabel(words.phone).fill('0812 3456 7890');
      const sent = page.waitForRequest(CALL);
      await ask.click();
      expect((await sent).postDataJSON()).toMatchObject({
        fullName: 'Ketut Sari',
        email: address,
        phone: '0812 3456 7890',
        catalog: '2025',
      });
      const dialog = page.getByRole('dialog', { name: words.success });
      await expect(dialog).toContainText(address);
      expect(await findViolations(page)).toEqual([]);
      const file = await dialog.getByRole('link', { name: words.open }).getAttribute('href');
      expect(new URL(await catalogueLink(address)).pathname).toBe(file);
      const answer = await page.request.get(String(file));
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);

      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(dialog).toBeHidden();
      await expect(email).toHaveValue('');
    },
  );

  test(
    `while it is under way the button says so; a failure is said (${words.catalog})`,
    twin(words.catalog),
    async ({ page, trouble }) => {
      trouble.expect(503, /\/api\/catalog\/request/);
      const failure = { status: 'error', code: 'unavailable', message: 'x', errors: [] };
      const held: Route[] = [];
      await page.route(CALL, (route) => {
        held.push(route);
      });
      await page.goto(words.catalog);
      const main = page.getByRole('main');
      await main.getByLabel(words.fullName).fill('Ketut Sari');
      await main.getByLabel(words.email).fill('ketut@example.com');
      await main.getByRole('button', { name: words.ask }).click();
      const button = main.getByRole('button', { name: SAME_WORDS.working });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toBeFocused();

      await held[0]?.fulfill({ status: 503, json: failure });
      await expect(main.getByRole('alert')).toHaveText(SAME_WORDS.failed);
      await expect(main.getByLabel(words.email)).toHaveValue('ketut@example.com');
      expect(await findViolations(page)).toEqual([]);
    },
  );
}

test('a page that was left forgets what went wrong on it', async ({ page }) => {
  await page.goto('/catalog');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Send me the catalogue' }).click();
  await expect(main.getByText('Email is required')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'SIZE GUIDE' }).click();
  await expect(page).toHaveURL('/size-guide');
  await page.goBack();
  await expect(main.getByRole('heading', { name: 'The 2025 catalogue' })).toBeVisible();
  await expect(main.getByText('Email is required')).toHaveCount(0);
});
