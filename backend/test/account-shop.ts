import { processMailRequests } from '@/backend/accounts/account-jobs';
import { createApp } from '@/backend/app';
import type { OpenedDatabase } from '@/backend/db/database';
import { sendMails } from '@/backend/mail/mail-outbox';
import { loginResponseSchema } from '@/lib/contract/account';
import { callApi } from './call';
import { emptyTables } from './empty-tables';
import { openTestDatabase } from './open-test-database';
import { createTestDependencies } from './test-dependencies';

export const TEST_PASSWORD = 'ombak-besar-di-uluwatu';

export const registrationBody = {
  firstName: 'Made',
  lastName: 'Wirawan',
  email: 'Made@Example.com',
  phone: '0812-3456-7890',
  password: TEST_PASSWORD,
};

/** Runs the email jobs, which handle requests for emails and send queued emails. */
async function deliver({ dependencies }: ReturnType<typeof createTestDependencies>): Promise<void> {
  await processMailRequests(dependencies);
  await sendMails(dependencies);
}

/** Returns functions that send the requests of a visitor who registers, opens the mailed link and logs in. */
function visitorOf(world: ReturnType<typeof createTestDependencies>) {
  const app = createApp(world.dependencies);
  const deliverMails = () => deliver(world);
  const post = (path: string, body: unknown, headers = {}) => callApi(app, 'POST', path, { body, headers });
  const register = async (changes = {}, headers = {}) => {
    const response = await post('/api/users/register', { ...registrationBody, ...changes }, headers);
    await deliverMails();
    return response;
  };
  const logIn = (email = registrationBody.email, password = TEST_PASSWORD) =>
    post('/api/users/login', { email, password });
  const mailedToken = () => new URL(world.mails.at(-1)?.link ?? '').searchParams.get('token') ?? '';
  const verify = (token = mailedToken(), password = TEST_PASSWORD) =>
    post(`/api/users/verify-email/${token}`, { password });
  const logInForToken = async () => loginResponseSchema.parse((await logIn()).json).data.token;
  return { ...world, app, deliverMails, post, register, logIn, mailedToken, verify, logInForToken };
}

type Visit = ReturnType<typeof visitorOf> & { db: OpenedDatabase['db'] };

/**
 * Opens a database for a test file. Each call of `visit()` empties the database and returns a new visitor.
 */
export function createAccountShop() {
  let database: OpenedDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  return async function visit(): Promise<Visit> {
    await emptyTables(database.db);
    return { ...visitorOf(createTestDependencies(database.db)), db: database.db };
  };
}
