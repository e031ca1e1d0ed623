import { pino } from 'pino';
import { createApp } from '@/backend/app';
import { createAccountShop, registrationBody } from '@/backend/test/account-shop';
import { callApi } from '@/backend/test/call';

let visitor: Awaited<ReturnType<typeof visit>>;
const visit = createAccountShop();
beforeEach(async () => {
  visitor = await visit();
});

/** Creates an API whose log the test can read. Access log lines are left out. */
function appWithLog() {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { base: null, timestamp: false, level: 'warn' },
    { write: (line: string) => lines.push(JSON.parse(line)) },
  );
  return { app: createApp({ ...visitor.dependencies, log }), lines };
}

const logIn = (app: ReturnType<typeof createApp>, email: string) =>
  callApi(app, 'POST', '/api/users/login', { body: { email, password: 'not the password' } });

it('logs each failed login with a pseudonym of the account', async () => {
  const { app, lines } = appWithLog();
  await logIn(app, registrationBody.email);
  await logIn(app, registrationBody.email.toUpperCase());
  await logIn(app, 'nobody@example.com');
  expect(lines).toHaveLength(3);
  for (const line of lines)
    expect(line).toEqual({
      level: 40,
      msg: 'request rejected',
      method: 'POST',
      path: '/api/users/login',
      status: 401,
      client: 'unknown',
      account: expect.stringMatching(/^[0-9a-f]{12}$/),
    });
  expect(lines[0]?.account).toBe(lines[1]?.account);
  expect(lines[2]?.account).not.toBe(lines[0]?.account);
  expect(JSON.stringify(lines)).not.toMatch(/made@|nobody@|password"/i);
});

it('logs writes without a session, rate limits and wrong signatures, but no reads', async () => {
  const { app, lines } = appWithLog();
  await callApi(app, 'DELETE', '/api/cart/clear');
  await callApi(app, 'GET', '/api/cart');
  await callApi(app, 'POST', '/api/users/login', { body: {} });
  const notification = {
    order_id: 'x',
    status_code: '200',
    gross_amount: '1.00',
    transaction_status: 'settlement',
    signature_key: 'x'.repeat(128),
  };
  await callApi(app, 'POST', '/api/transactions/notification', { body: notification });
  for (let count = 0; count < 121; count += 1) await callApi(app, 'GET', '/docs/start.js');
  expect(lines.map(({ method, status }) => `${method} ${status}`)).toEqual([
    'DELETE 401',
    'POST 403',
    'GET 429',
  ]);
});

it('logs nothing about a client that disconnects', async () => {
  const { app, lines } = appWithLog();
  const gone = new AbortController();
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"email":'));
      gone.abort();
      controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    },
  });
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: gone.signal,
    duplex: 'half',
  };
  await app.request(new Request('http://localhost/api/users/login', init));
  expect(lines).toEqual([]);
});
