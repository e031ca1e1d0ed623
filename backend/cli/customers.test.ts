import { createAccountShop, registrationBody, TEST_PASSWORD } from '@/backend/test/account-shop';
import { callApi } from '@/backend/test/call';
import { createLoggedInCustomer } from '@/backend/test/logged-in-customer';
import { runCommand } from '@/backend/test/run-command';
import { storeTestCatalogue, testItems } from '@/backend/test/test-catalogue';
import { customersCommand } from './customers';

const prepare = (args: string[]) => customersCommand.prepare(args, '/');

const visit = createAccountShop();
type Visit = Awaited<ReturnType<typeof visit>>;

/** Runs the customers command with these arguments. */
const customers = ({ db, dependencies }: Visit, ...args: string[]) =>
  runCommand(customersCommand, args, { db, now: dependencies.now });

it('locks a customer: revokes the tokens and the password', async () => {
  const visitor = await visit();
  await visitor.register();
  await visitor.verify();
  const token = await visitor.logInForToken();
  expect(await customers(visitor, 'lock', registrationBody.email)).toEqual({
    exitCode: 0,
    output: `${registrationBody.email} is locked out until they choose a new password by mail.\n`,
    errors: '',
  });

  expect((await callApi(visitor.app, 'GET', '/api/users/profile', { token })).status).toBe(401);
  expect((await visitor.logIn()).status).toBe(401);
});

it('lets a locked customer in again with the emailed link', async () => {
  const visitor = await visit();
  await visitor.register();
  await visitor.verify();
  await customers(visitor, 'lock', registrationBody.email);

  await visitor.post('/api/users/password/forgot', { email: registrationBody.email });
  await visitor.deliverMails();
  await visitor.post(`/api/users/password/reset/${visitor.mailedToken()}`, {
    password: `${TEST_PASSWORD}-2`,
  });
  expect((await visitor.logIn(registrationBody.email, `${TEST_PASSWORD}-2`)).status).toBe(200);
});

it('invalidates reset links that were emailed earlier', async () => {
  const visitor = await visit();
  await visitor.register();
  await visitor.verify();
  await visitor.post('/api/users/password/forgot', { email: registrationBody.email });
  await visitor.deliverMails();
  const token = visitor.mailedToken();
  await customers(visitor, 'lock', registrationBody.email);
  const reset = await visitor.post(`/api/users/password/reset/${token}`, { password: `${TEST_PASSWORD}-2` });
  expect(reset.status).toBe(400);
});

it('keeps the address of a locked customer', async () => {
  const visitor = await visit();
  await visitor.register();
  await visitor.verify();
  await customers(visitor, 'lock', registrationBody.email);
  expect((await visitor.register()).status).toBe(409);
});

it('reports an unknown customer', async () => {
  const visitor = await visit();
  expect(await customers(visitor, 'lock', 'nobody@example.com')).toEqual({
    exitCode: 1,
    output: '',
    errors: 'There is no customer nobody@example.com.\n',
  });
});

it('erases a customer, whatever the case of the address', async () => {
  const visitor = await visit();
  await visitor.register();
  await visitor.verify();
  expect(await customers(visitor, 'erase', 'MADE@example.com')).toEqual({
    exitCode: 0,
    output:
      'Erased MADE@example.com: 1 account, 0 newsletter subscriptions, 0 catalogue requests. 0 orders made anonymous.\n',
    errors: '',
  });
  expect((await visitor.logIn()).status).toBe(401);
  expect(await customers(visitor, 'erase', registrationBody.email)).toMatchObject({
    exitCode: 1,
    errors: `There is nothing about ${registrationBody.email}.\n`,
  });
});

it('prints what is stored about a person', async () => {
  const visitor = await visit();
  await visitor.register();
  const { exitCode, output } = await customers(visitor, 'export', registrationBody.email);
  expect(exitCode).toBe(0);
  expect(JSON.parse(output)).toMatchObject({ accounts: [{ firstName: 'Made', email: 'made@example.com' }] });
  expect(await customers(visitor, 'export', 'nobody@example.com')).toMatchObject({
    exitCode: 1,
    errors: 'There is nothing about nobody@example.com.\n',
  });
});

it('erases nothing while an order waits for its payment', async () => {
  const visitor = await visit();
  await storeTestCatalogue(visitor.db);
  const customer = await createLoggedInCustomer(visitor.db, visitor.clock.now());
  const { token, email } = customer;
  const { id: itemId, name: itemName, sizeId, price: itemPrice } = testItems.small;
  const body = { itemId, itemName, sizeId, itemPrice, quantity: 1 };
  await callApi(visitor.app, 'POST', '/api/cart/add', { body, token });
  expect((await callApi(visitor.app, 'POST', '/api/transactions/create', { token })).status).toBe(200);
  expect(await customers(visitor, 'erase', email)).toMatchObject({
    exitCode: 1,
    errors: expect.stringMatching(/^Nothing was erased: these orders wait for a payment or a refund: \S+\. /),
  });
  expect((await callApi(visitor.app, 'GET', '/api/users/profile', { token })).status).toBe(200);
});

it.each([
  [['open', 'a@example.com']],
  [['lock']],
  [['erase']],
  [['erase', 'a@example.com', 'b@example.com']],
])('prints its usage for %j', (args) =>
  expect(() => prepare(args)).toThrow('Usage: lock EMAIL, export EMAIL or erase EMAIL.'),
);
