import { accountWorld, PASSWORD, registration } from '@/backend/test/account-world';
import { call } from '@/backend/test/call';
import { customersCommand } from './customers';

const { parse, run } = customersCommand;

const visit = accountWorld();
type Visit = Awaited<ReturnType<typeof visit>>;

/** The command's work with these arguments. */
const customers = ({ db, dependencies }: Visit, ...args: string[]) =>
  run(parse(args), {
    db,
    dataDir: '/nowhere',
    siteUrl: 'https://shop.example',
    now: dependencies.now,
  });

it('ends a customer’s sign-ins and their password', async () => {
  const visitor = await visit();
  await visitor.register();
  await visitor.verify();
  const token = await visitor.signIn();
  expect(await customers(visitor, 'lock', registration.email)).toEqual({
    exitCode: 0,
    output: `${registration.email} is locked out until they choose a new password by mail.\n`,
    errors: '',
  });

  expect((await call(visitor.app, 'GET', '/api/users/profile', { token })).status).toBe(401);
  expect((await visitor.logIn()).status).toBe(401);
});

it('lets them in again by the mail that goes to their address', async () => {
  const visitor = await visit();
  await visitor.register();
  await visitor.verify();
  await customers(visitor, 'lock', registration.email);

  await visitor.post('/api/users/password/forgot', { email: registration.email });
  await visitor.deliverMails();
  await visitor.post(`/api/users/password/reset/${visitor.mailedToken()}`, { password: `${PASSWORD}-2` });
  expect((await visitor.logIn(registration.email, `${PASSWORD}-2`)).status).toBe(200);
});

it('ends the reset links that were mailed before', async () => {
  const visitor = await visit();
  await visitor.register();
  await visitor.verify();
  await visitor.post('/api/users/password/forgot', { email: registration.email });
  await visitor.deliverMails();
  const token = visitor.mailedToken();
  await customers(visitor, 'lock', registration.email);
  const reset = await visitor.post(`/api/users/password/reset/${token}`, { password: `${PASSWORD}-2` });
  expect(reset.status).toBe(400);
});

it('keeps the address of a locked customer', async () => {
  const visitor = await visit();
  await visitor.register();
  await visitor.verify();
  await customers(visitor, 'lock', registration.email);
  expect((await visitor.register()).status).toBe(409);
});

it('knows nobody else', async () => {
  const visitor = await visit();
  expect(await customers(visitor, 'lock', 'nobody@example.com')).toEqual({
    exitCode: 1,
    output: '',
    errors: 'There is no customer nobody@example.com.\n',
  });
});

it.each([[['open', 'a@example.com']], [['lock']], [['lock', 'a@example.com', 'b@example.com']]])(
  'says how it is called instead of %j',
  (args) => expect(() => parse(args)).toThrow(/lock EMAIL/),
);
