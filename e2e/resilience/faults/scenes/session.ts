import { expect } from '@playwright/test';
import { askApi } from '@/e2e/resilience/faults/api-side';
import { isDone } from '@/e2e/resilience/faults/fault';
import { type Scene, type Stage, telling } from '@/e2e/resilience/faults/scene';
import { FAULTY_SHOP } from '@/e2e/support/servers/environments';
import { verifiedCustomer } from '@/e2e/support/steps/verified-customer';
import { WORDS } from '@/e2e/support/steps/words';

const words = WORDS.en;

const login: Scene = {
  call: 'POST /api/users/login',
  step: 'a customer logs in',
  async begin({ page, request }: Stage) {
    const { email, password } = await verifiedCustomer(request, FAULTY_SHOP);
    await page.goto('/login?redirect=%2Fsize-guide');
    const form = page.getByRole('main');
    const emailField = form.getByRole('textbox', { name: words.email });
    const passwordField = form.getByRole('textbox', { name: words.password });
    await emailField.fill(email);
    await passwordField.fill(password);
    const press = () => form.getByRole('button', { name: words.logIn, exact: true }).click();

    return {
      marks: [email],
      act: press,
      tells: telling({
        unanswered: 'No response received from server. Please try again.',
        failed: 'Server error: Something went wrong on our side. Please try again.',
      }),
      async goOn() {
        const alert = page.getByRole('dialog', { name: 'Login unsuccessful. Please try again.' });
        await alert.getByRole('button', { name: 'OK' }).click();
        await expect(emailField).toHaveValue(email);
        await expect(passwordField).toHaveValue(password);
        await press();
      },
      async outcome() {
        await expect(page).toHaveURL(/\/size-guide$/);
        await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
      },
    };
  },
};

const logout: Scene = {
  call: 'DELETE /api/users/logout',
  step: 'a customer logs out',
  async begin({ page, enter }: Stage) {
    const { token } = await enter();
    await page.goto('/size-guide');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('dialog', { name: 'Are you sure you want to logout?' });
    const failure = 'Error during logout. Please try again.';

    return {
      marks: [token],
      act: () => question.getByRole('button', { name: 'Logout' }).click(),
      tells: telling({ unanswered: failure, failed: failure }),
      goOn: () => page.getByRole('dialog', { name: failure }).getByRole('button', { name: 'OK' }).click(),
      async outcome(fault) {
        await expect(page).toHaveURL('/');
        await expect(page.getByRole('link', { name: words.logInLink })).toBeVisible();
        const cookies = await page.context().cookies();
        expect(cookies.filter(({ name }) => name === 'segara_session')).toEqual([]);
        const headers = { authorization: `Bearer ${token}` };
        // Where the API has not heard of it, nobody holds the token any more.
        if (isDone(fault)) expect((await askApi('/api/users/profile', { headers })).status).toBe(401);
      },
    };
  },
};

const stillThere: Scene = {
  call: 'GET /api/users/profile',
  step: 'a page asks whether the login still lives',
  handler: /^\/api\/session$/,
  async begin({ page, enter }: Stage) {
    const { token } = await enter();

    return {
      // Asked in nobody's language, as the profile itself is not.
      marks: [token, 'accept-language: *'],
      act: () => page.goto('/size-guide'),
      tells: () => undefined,
      goOn: () => Promise.resolve(),
      outcome: () => expect(page.getByRole('button', { name: 'Account' })).toBeVisible(),
    };
  },
};

export const SESSION_SCENES: readonly Scene[] = [login, logout, stillThere];
