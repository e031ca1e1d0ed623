import { expect } from '@playwright/test';
import { askApi, signInAtApi, tellApi } from '@/e2e/resilience/faults/api-side';
import { isDone } from '@/e2e/resilience/faults/fault';
import { type Scene, type Stage, telling } from '@/e2e/resilience/faults/scene';
import { FAULTY_SHOP } from '@/e2e/support/servers/environments';
import { mailsTo, resetLink } from '@/e2e/support/steps/mails';
import { verifiedCustomer } from '@/e2e/support/steps/verified-customer';

const NEW_PASSWORD = 'angin-timur-di-sanur';
const LINK_DEAD = 'This link is not valid any more.';

const tells = {
  unanswered: 'No response received from server. Please try again.',
  failed: 'Something went wrong on our side. Please try again.',
};

const forgetting: Scene = {
  call: 'POST /api/users/password/forgot',
  step: 'somebody has forgotten their password',
  async begin({ page, request }: Stage) {
    const customer = await verifiedCustomer(request, FAULTY_SHOP);
    await page.goto('/forgot-password');
    const form = page.getByRole('main');
    const email = form.getByLabel('Email');
    await email.fill(customer.email);
    const press = () => form.getByRole('button', { name: 'Send link', exact: true }).click();

    return {
      marks: [customer.email],
      act: press,
      tells: telling(tells),
      async goOn() {
        await expect(email).toHaveValue(customer.email);
        await press();
      },
      async outcome() {
        await expect(form.getByText(/If there is an account for/)).toContainText(customer.email);
        const token = new URL(await resetLink(customer.email, FAULTY_SHOP)).searchParams.get('token');
        const answer = await tellApi(`/api/users/password/reset/${token}`, { password: NEW_PASSWORD });
        expect(answer.status, 'the link of the mail').toBe(200);
        const links = (await mailsTo(customer.email, FAULTY_SHOP)).filter((mail) =>
          mail.includes('/reset-password'),
        );
        expect(links).toHaveLength(1);
      },
    };
  },
};

const resetting: Scene = {
  call: 'POST /api/users/password/reset/{token}',
  step: 'somebody chooses a new password with the link of a mail',
  async begin({ page, request, trouble }: Stage) {
    const customer = await verifiedCustomer(request, FAULTY_SHOP);
    expect((await tellApi('/api/users/password/forgot', { email: customer.email })).status).toBe(202);
    const link = new URL(await resetLink(customer.email, FAULTY_SHOP));
    await page.goto(link.pathname + link.search);
    const form = page.getByRole('main');
    const password = form.getByRole('textbox', { name: 'New password' });
    await password.fill(NEW_PASSWORD);
    const press = () => form.getByRole('button', { name: 'Save password', exact: true }).click();
    trouble.allow(400, /^\/api\/users\/password\/reset\//);

    return {
      marks: [link.searchParams.get('token') ?? ''],
      act: press,
      tells: telling({ ...tells, twice: LINK_DEAD }),
      async goOn(fault) {
        if (fault === 'twice') return;
        await expect(password).toHaveValue(NEW_PASSWORD);
        await press();
      },
      async outcome(fault) {
        // It was good: whoever asks once more is told to log in, or how to get another link.
        if (isDone(fault)) {
          await expect(form.getByText(LINK_DEAD)).toContainText('just log in');
          await expect(form.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
        } else {
          await expect(
            form.getByText('Your password is changed. Please log in with the new one.'),
          ).toBeVisible();
        }
        await signInAtApi({ ...customer, password: NEW_PASSWORD });
      },
    };
  },
};

const changing: Scene = {
  call: 'PUT /api/users/password',
  step: 'a customer changes the password',
  async begin({ page, enter }: Stage) {
    const { customer, token } = await enter();
    const elsewhere = await signInAtApi(customer);
    await page.goto('/account/password');
    const form = page.getByRole('main');
    const current = form.getByRole('textbox', { name: 'Current password' });
    const wanted = form.getByRole('textbox', { name: 'New password' });
    await current.fill(customer.password);
    await wanted.fill(NEW_PASSWORD);
    const press = () => form.getByRole('button', { name: 'Save password', exact: true }).click();

    return {
      marks: [token],
      act: press,
      tells: telling(tells),
      async goOn() {
        await expect(current).toHaveValue(customer.password);
        await expect(wanted).toHaveValue(NEW_PASSWORD);
        await press();
      },
      async outcome() {
        await expect(form.getByText('Your password is changed. Everywhere else')).toBeVisible();
        customer.password = NEW_PASSWORD;
        await signInAtApi(customer);
        const status = async (login: string) =>
          (await askApi('/api/users/profile', { headers: { authorization: `Bearer ${login}` } })).status;
        expect([await status(token), await status(elsewhere)], 'copied tokens').toEqual([401, 401]);
        // The session carries the new token.
        expect((await page.request.get('/api/users/profile')).status()).toBe(200);
      },
    };
  },
};

const mistaking: Scene = {
  call: 'GET /api/users/profile',
  step: 'a customer is wrong about the current password, and still logged in',
  handler: /^\/api\/users\/password$/,
  async begin({ page, enter, trouble }: Stage) {
    const { customer, token } = await enter();
    const known = page.waitForResponse(/\/api\/users\/profile$/);
    await page.goto('/account/password');
    await known;
    const form = page.getByRole('main');
    const change = async (current: string) => {
      await form.getByRole('textbox', { name: 'Current password' }).fill(current);
      await form.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
      await form.getByRole('button', { name: 'Save password', exact: true }).click();
    };
    trouble.allow(401, /^\/api\/users\/password$/);

    return {
      marks: [token, 'accept-language: en'],
      act: () => change(`not ${customer.password}`),
      tells: () => 'The current password is wrong',
      goOn: () => change(customer.password),
      async outcome() {
        await expect(form.getByText('Your password is changed. Everywhere else')).toBeVisible();
        customer.password = NEW_PASSWORD;
        await signInAtApi(customer);
      },
    };
  },
};

export const PASSWORD_SCENES: readonly Scene[] = [forgetting, resetting, changing, mistaking];
