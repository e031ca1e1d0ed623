import { expect } from '@playwright/test';
import { signInAtApi, tellApi } from '@/e2e/resilience/faults/api-side';
import { isDone } from '@/e2e/resilience/faults/fault';
import { type Scene, type Stage, telling } from '@/e2e/resilience/faults/scene';
import { FAULTY_SHOP } from '@/e2e/support/servers/environments';
import { type Customer, newCustomer } from '@/e2e/support/steps/customer';
import { mailsTo, verificationLink } from '@/e2e/support/steps/mails';
import { WORDS } from '@/e2e/support/steps/words';

const words = WORDS.en;
const TAKEN = 'Email is already registered';
const LINK_DEAD = 'This link is not valid any more.';

/** Somebody who has registered at the API and has not opened the mail yet. */
async function unverified(): Promise<{ customer: Customer; link: string; token: string }> {
  const customer = newCustomer();
  expect((await tellApi('/api/users/register', customer)).status).toBe(201);
  const link = await verificationLink(customer.email, FAULTY_SHOP);
  return { customer, link, token: new URL(link).searchParams.get('token') ?? '' };
}

/** The mail's link and the password make a customer of who has registered. */
async function expectCustomer(customer: Customer): Promise<void> {
  const link = await verificationLink(customer.email, FAULTY_SHOP);
  const token = new URL(link).searchParams.get('token');
  const { password } = customer;
  expect((await tellApi(`/api/users/verify-email/${token}`, { password })).status).toBe(200);
  await signInAtApi(customer);
}

const registration: Scene = {
  call: 'POST /api/users/register',
  step: 'somebody registers',
  async begin({ page, trouble }: Stage) {
    const customer = newCustomer();
    await page.goto('/register');
    const form = page.getByRole('main');
    const firstName = form.getByLabel(words.firstName);
    const password = form.getByRole('textbox', { name: words.password });
    await firstName.fill(customer.firstName);
    await form.getByLabel(words.lastName).fill(customer.lastName);
    await form.getByLabel(words.email).fill(customer.email);
    await form.getByLabel(words.phone).fill(customer.phone);
    await password.fill(customer.password);
    const press = () => form.getByRole('button', { name: words.register, exact: true }).click();
    trouble.allow(409, /^\/api\/users\/register$/);

    return {
      marks: [customer.email],
      act: press,
      tells: telling({
        unanswered: 'No response received from the server',
        failed: 'An error occurred',
        twice: TAKEN,
      }),
      async goOn(fault) {
        await expect(firstName).toHaveValue(customer.firstName);
        await expect(password).toHaveValue(customer.password);
        if (fault !== 'twice') await press();
      },
      async outcome(fault) {
        // The account is there, its mail on the way: that the address is taken is said with the way to the login.
        if (isDone(fault)) {
          await expect(form.getByText(TAKEN).first()).toBeVisible();
          await expect(form.getByRole('link', { name: words.logIn })).toBeVisible();
        } else {
          const sent = page.getByRole('dialog', { name: words.verificationSent });
          await sent.getByRole('button', { name: 'OK' }).click();
          await expect(page).toHaveURL(/\/login$/);
        }
        await expectCustomer(customer);
        expect(await mailsTo(customer.email, FAULTY_SHOP)).toHaveLength(1);
      },
    };
  },
};

const resending: Scene = {
  call: 'POST /api/users/resend-verification',
  step: 'somebody asks for the mail once more',
  async begin({ page }: Stage) {
    const { customer } = await unverified();
    await page.goto('/verify-email');
    const form = page.getByRole('main');
    const email = form.getByLabel(words.email);
    await email.fill(customer.email);
    const press = () => form.getByRole('button', { name: 'Send link', exact: true }).click();

    return {
      marks: [customer.email],
      act: press,
      tells: telling({
        unanswered: 'No response received from server. Please try again.',
        failed: 'Something went wrong on our side. Please try again.',
      }),
      async goOn() {
        await expect(email).toHaveValue(customer.email);
        await press();
      },
      async outcome() {
        await expect(form.getByText(/a new link is on its way/)).toContainText(customer.email);
        await expectCustomer(customer);
        expect((await mailsTo(customer.email, FAULTY_SHOP)).length).toBeLessThanOrEqual(2);
      },
    };
  },
};

const verification: Scene = {
  call: 'POST /api/users/verify-email/{token}',
  step: 'somebody confirms their address',
  async begin({ page, trouble }: Stage) {
    const { customer, link, token } = await unverified();
    await page.goto(new URL(link).pathname + new URL(link).search);
    const form = page.getByRole('main');
    const password = form.getByRole('textbox', { name: words.password });
    await password.fill(customer.password);
    const press = () => form.getByRole('button', { name: words.verify, exact: true }).click();
    trouble.allow(400, /^\/api\/users\/verify-email\//);

    return {
      marks: [token],
      act: press,
      tells: telling({
        unanswered: 'No response received from server. Please try again.',
        failed: 'Server error: Something went wrong on our side. Please try again.',
        twice: LINK_DEAD,
      }),
      async goOn(fault) {
        await expect(password).toHaveValue(customer.password);
        if (fault !== 'twice') await press();
      },
      async outcome(fault) {
        // It was good: whoever asks once more is told to log in.
        if (isDone(fault)) await expect(form.getByText(LINK_DEAD)).toContainText('just log in');
        else await expect(page.getByText(words.verified)).toBeVisible();
        await signInAtApi(customer);
      },
    };
  },
};

/** Into an account and out of it again is in `session.ts`. */
export const ACCOUNT_SCENES: readonly Scene[] = [registration, resending, verification];
