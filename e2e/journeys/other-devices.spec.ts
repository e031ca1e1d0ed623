import type { APIRequestContext } from '@playwright/test';
import { test as base, expect } from '@/e2e/fixtures';
import { mailAbout, resetLink } from '@/e2e/support/steps/mails';
import { verifiedCustomer } from '@/e2e/support/steps/verified-customer';

type Devices = {
  /** Two browsers that know nothing of each other. */
  devices: { phone: APIRequestContext; laptop: APIRequestContext };
};

const test = base.extend<Devices>({
  devices: async ({ playwright, baseURL }, use) => {
    const open = () => playwright.request.newContext({ ...(baseURL && { baseURL }) });
    const [phone, laptop] = await Promise.all([open(), open()]);
    await use({ phone, laptop });
    await Promise.all([phone.dispose(), laptop.dispose()]);
  },
});

const NEW_PASSWORD = 'angin-timur-di-sanur';

async function logInStatus(device: APIRequestContext, email: string, password: string): Promise<number> {
  return (await device.post('/api/users/login', { data: { email, password } })).status();
}

const profileStatus = async (device: APIRequestContext) => (await device.get('/api/users/profile')).status();

test('a password changed on the phone logs the laptop out, and a mail tells of it', async ({
  devices: { phone, laptop },
  request,
}) => {
  const { email, password } = await verifiedCustomer(request);
  for (const device of [phone, laptop]) expect(await logInStatus(device, email, password)).toBe(200);
  const change = (currentPassword: string) =>
    phone.put('/api/users/password', { data: { currentPassword, newPassword: NEW_PASSWORD } });

  const refusal = await change('not the password');
  expect(refusal.status()).toBe(401);
  expect(await refusal.json()).toMatchObject({
    code: 'wrong_password',
    errors: [{ path: 'currentPassword', msg: 'The current password is wrong' }],
  });
  expect(await profileStatus(phone)).toBe(200);

  // Twice, as after an answer that was lost.
  for (const answer of [await change(password), await change(password)]) expect(answer.status()).toBe(200);
  expect(await profileStatus(phone)).toBe(200);
  expect(await profileStatus(laptop)).toBe(401);
  expect(await logInStatus(laptop, email, password)).toBe(401);
  expect(await logInStatus(laptop, email, NEW_PASSWORD)).toBe(200);
  expect(await mailAbout(email, 'Your password has been changed')).toContain('If it was not you');
});

test('a forgotten password is replaced by the mail’s link, once, and every session is over', async ({
  devices: { phone, laptop },
  request,
}) => {
  const { email, password } = await verifiedCustomer(request);
  expect(await logInStatus(laptop, email, password)).toBe(200);
  const asked = await phone.post('/api/users/password/forgot', {
    data: { email: email.toUpperCase() },
    headers: { 'accept-language': 'id' },
  });
  expect(asked.status()).toBe(202);

  const link = new URL(await resetLink(email));
  expect(link.pathname).toBe('/id/reset-password');
  const reset = () =>
    phone.post(`/api/users/password/reset/${link.searchParams.get('token')}`, {
      data: { password: NEW_PASSWORD },
    });
  expect((await reset()).status()).toBe(200);
  expect(await profileStatus(laptop)).toBe(401);
  expect(await logInStatus(phone, email, password)).toBe(401);
  expect(await logInStatus(phone, email, NEW_PASSWORD)).toBe(200);

  const again = await reset();
  expect(again.status()).toBe(400);
  expect(await again.json()).toMatchObject({ code: 'bad_request' });
  expect(await profileStatus(phone)).toBe(200);
});
