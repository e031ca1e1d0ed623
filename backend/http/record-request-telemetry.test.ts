import { pino } from 'pino';
import { createApp } from '@/backend/app';
import { outgoingMails } from '@/backend/db/schema/mails';
import { createAccountShop, registrationBody } from '@/backend/test/account-shop';
import { getCurrentRequestId } from '@/lib/log/request-id';

let visitor: Awaited<ReturnType<typeof visit>>;
const visit = createAccountShop();
beforeEach(async () => {
  visitor = await visit();
});

const REQUEST_ID = 'f00d-7.cafe';

function appWithLog() {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { base: null, timestamp: false, mixin: () => ({ requestId: getCurrentRequestId() }) },
    { write: (line: string) => lines.push(JSON.parse(line)) },
  );
  return { app: createApp({ ...visitor.dependencies, log }), lines };
}

it('logs each request with the pattern of its route', async () => {
  const { app, lines } = appWithLog();
  await app.request('/api/users/verify-email/a-secret', { headers: { 'x-request-id': REQUEST_ID } });
  expect(lines).toEqual([
    {
      level: 30,
      requestId: REQUEST_ID,
      method: 'GET',
      route: expect.not.stringContaining('a-secret'),
      status: 405,
      ms: expect.any(Number),
      msg: 'request',
    },
  ]);
});

it('passes the request id on to the email that a request causes', async () => {
  const { app } = appWithLog();
  const headers = { 'x-request-id': REQUEST_ID, 'content-type': 'application/json' };
  const body = JSON.stringify(registrationBody);
  const response = await app.request('/api/users/register', { method: 'POST', headers, body });
  expect(response.ok).toBe(true);
  const mails = await visitor.dependencies.db.select().from(outgoingMails);
  expect(mails.map(({ requestId }) => requestId)).toEqual([REQUEST_ID]);
});
