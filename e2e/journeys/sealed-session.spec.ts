import { readFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '@/e2e/fixtures';
import { SHOP } from '@/e2e/support/servers/environments';
import { logFile } from '@/e2e/support/servers/start-server';
import { logIn, register, verify } from '@/e2e/support/steps/account';
import { addToCart, CARDS, goToPayment, payByCard } from '@/e2e/support/steps/buying';
import { type Customer, HOME_IN_CANGGU, newCustomer } from '@/e2e/support/steps/customer';
import { verificationLink } from '@/e2e/support/steps/mails';
import { expectOrder } from '@/e2e/support/steps/order-status';
import { sessionToken } from '@/e2e/support/steps/session-token';
import { WORDS } from '@/e2e/support/steps/words';

const words = WORDS.en;

/** Everything the browser is told from now on: heads and bodies of every answer, and what was asked. */
function record(context: BrowserContext) {
  const heard: Promise<string>[] = [];
  context.on('response', (response) => {
    const read = async () => {
      const head = JSON.stringify(await response.headersArray());
      // Redirects and answers to a page that has been left have no body to read.
      const body = await response.body().catch(() => Buffer.alloc(0));
      return `${response.request().method()} ${response.url()}\n${head}\n${body.toString('utf8')}`;
    };
    heard.push(read());
  });
  return () => Promise.all(heard);
}

const recordSchema = z.looseObject({
  msg: z.string(),
  route: z.string().optional(),
  requestId: z.string().optional(),
  link: z.string().optional(),
});

/** A server's log, each line of which is a record. */
async function readRecords(name: string) {
  const lines = (await readFile(logFile(name), 'utf8')).trim().split('\n');
  return lines.map((line) => recordSchema.parse(JSON.parse(line)));
}

/** What no log may know of whoever has shopped. */
function personalData({ firstName, email, phone, password }: Customer): string[] {
  const { address, receiptName } = HOME_IN_CANGGU;
  return [
    firstName,
    email,
    encodeURIComponent(email),
    phone,
    phone.replaceAll(' ', ''),
    password,
    address,
    receiptName,
  ];
}

test('neither the token nor where it is good for ever reaches the browser or a log, nor do customers a log', async ({
  page,
  context,
}) => {
  const customer = newCustomer();
  const recorded = record(context);

  await page.goto('/register');
  await register(page, words, customer);
  const link = await verificationLink(customer.email);
  await verify(page, words, link, customer.password);
  await logIn(page, words, customer);
  await page.goto('/woman/senja-swimsuit');
  await page.getByRole('banner').getByRole('link', { name: 'MEN', exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Uluwatu Elite Pro/ })
    .first()
    .click();
  await addToCart(page, words, '36');
  await goToPayment(page, words);
  const token = await sessionToken(context);
  await payByCard(page, words, CARDS.paid);
  await expectOrder(page, words, words.paid);

  const alive = await context.request.get(`${SHOP.apiUrl}/api/users/profile`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(alive.status(), 'it is the token indeed').toBe(200);

  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  const answers = await recorded();
  expect(answers.length).toBeGreaterThan(40);
  expect(
    answers.some((answer) => /^GET .*_rsc=/.test(answer)),
    'an RSC payload was among them',
  ).toBe(true);
  const api = `127.0.0.1:${SHOP.apiPort}`;
  for (const secret of [token, api, `localhost:${SHOP.apiPort}`]) {
    expect(answers.filter((answer) => answer.includes(secret)).map((answer) => answer.slice(0, 120))).toEqual(
      [],
    );
    expect(stored).not.toContain(secret);
  }
  expect(stored).not.toContain('segara_session');

  const [shopLog, apiLog] = await Promise.all([readRecords(SHOP.name), readRecords(`${SHOP.name}-api`)]);
  for (const secret of [token, api, ...personalData(customer)])
    expect(JSON.stringify(shopLog)).not.toContain(secret);
  for (const secret of [token, ...personalData(customer)])
    expect(JSON.stringify(apiLog)).not.toContain(secret);

  const { requestId } = apiLog.find((entry) => entry.link === link) ?? {};
  const ofRegistration = [...shopLog, ...apiLog].filter((entry) => entry.requestId === requestId);
  expect(ofRegistration.map(({ route, msg }) => route ?? msg)).toEqual([
    '/api/users/register',
    '/api/users/register',
    expect.stringMatching(/^mail kept as a file: /),
  ]);
});

test('the cookie is kept from scripts and other sites', async ({ context, shopper }) => {
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'segara_session');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });

  const { email, password } = shopper;
  const login = await context.request.post('/api/users/login', { data: { email, password } });
  const [, seconds] = /segara_session=.*Max-Age=(\d+)/.exec(login.headers()['set-cookie'] ?? '') ?? [];
  const hours = Number(seconds) / 3_600;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThanOrEqual(24);
});
