import { accessTokens, addresses } from '@/backend/db/schema/accounts';
import { createAccountShop, registrationBody } from '@/backend/test/account-shop';
import { callApi, listErrorMessages } from '@/backend/test/call';
import { createLoggedInCustomer, testAddress } from '@/backend/test/logged-in-customer';
import { failureSchema } from '@/lib/contract/wire';

const DAY_MS = 86_400_000;

let visitor: Awaited<ReturnType<typeof visit>>;
const visit = createAccountShop();
beforeEach(async () => {
  visitor = await visit();
});

async function signedIn(): Promise<string> {
  await visitor.register();
  await visitor.verify();
  return visitor.logInForToken();
}

describe('login', () => {
  it('accepts an address in any case', async () => {
    await visitor.register();
    await visitor.verify();
    expect((await visitor.logIn('MADE@EXAMPLE.COM')).status).toBe(200);
  });

  it('reveals an unconfirmed address only with the right password', async () => {
    await visitor.register();
    const { status, json } = await visitor.logIn();
    expect(status).toBe(401);
    expect(failureSchema.parse(json).errors).toEqual([
      { msg: expect.stringContaining('confirm your email'), path: 'email' },
    ]);
    expect(listErrorMessages((await visitor.logIn(registrationBody.email, 'wrong')).json)).toEqual([
      'The email or the password is wrong',
    ]);
  });

  it('stores the token hashed', async () => {
    const token = await signedIn();
    const [row] = await visitor.db.select().from(accessTokens);
    expect(row?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('lasts 24 hours', async () => {
    const token = await signedIn();
    visitor.clock.advance(DAY_MS - 1);
    expect((await callApi(visitor.app, 'GET', '/api/users/profile', { token })).status).toBe(200);
    visitor.clock.advance(1);
    expect((await callApi(visitor.app, 'GET', '/api/users/profile', { token })).status).toBe(401);
  });

  it.each([{}, { email: 'a@b.co' }, { password: 'x' }, { email: '', password: '' }])(
    'refuses %j',
    async (body) => {
      expect((await visitor.post('/api/users/login', body)).status).toBe(422);
    },
  );
});

describe('a logged-in customer', () => {
  let token: string;
  beforeEach(async () => {
    token = await signedIn();
  });

  it('reads the profile, which contains no secrets', async () => {
    expect((await callApi(visitor.app, 'GET', '/api/users/profile', { token })).json).toEqual({
      data: { firstName: 'Made', lastName: 'Wirawan', email: 'made@example.com', phone: '+6281234567890' },
    });
  });

  it('logs out, which revokes the token but no other', async () => {
    const other = await visitor.logInForToken();
    expect((await callApi(visitor.app, 'DELETE', '/api/users/logout', { token })).status).toBe(200);
    expect((await callApi(visitor.app, 'GET', '/api/users/profile', { token })).status).toBe(401);
    expect((await callApi(visitor.app, 'DELETE', '/api/users/logout', { token })).status).toBe(401);
    expect((await callApi(visitor.app, 'GET', '/api/users/profile', { token: other })).status).toBe(200);
  });

  it('changes the given fields of name and number only', async () => {
    const change = (body: unknown) => callApi(visitor.app, 'PATCH', '/api/users/profile', { body, token });
    const known = { firstName: 'Made', lastName: 'Wirawan', email: 'made@example.com' };
    expect(await change({ phone: '0361 222387' })).toMatchObject({
      status: 200,
      json: { data: { ...known, phone: '+62361222387' } },
    });
    const changes = { firstName: ' Komang ', email: 'other@example.com', passwordHash: 'x', id: 'x' };
    expect(await change(changes)).toMatchObject({
      status: 200,
      json: { data: { ...known, firstName: 'Komang', phone: '+62361222387' } },
    });
    expect((await change({})).json).toMatchObject({ data: { firstName: 'Komang' } });
    expect((await callApi(visitor.app, 'GET', '/api/users/profile', { token })).json).toEqual({
      data: { ...known, firstName: 'Komang', phone: '+62361222387' },
    });
    expect((await visitor.logIn()).status).toBe(200);
  });

  it.each([{ firstName: ' ' }, { lastName: null }, { phone: '12' }, { phone: 8123456789 }])(
    'refuses %j in a profile',
    async (body) => {
      const { status, json } = await callApi(visitor.app, 'PATCH', '/api/users/profile', { body, token });
      expect(status).toBe(422);
      expect(failureSchema.parse(json).errors).toEqual([
        expect.objectContaining({ path: Object.keys(body)[0] }),
      ]);
    },
  );

  it('reads only the own address', async () => {
    const read = async () => (await callApi(visitor.app, 'GET', '/api/users/address', { token })).json;
    await createLoggedInCustomer(visitor.db, visitor.clock.now());
    expect(await read()).toEqual({ data: null });
    await callApi(visitor.app, 'POST', '/api/users/address', { body: testAddress, token });
    expect(await read()).toEqual({ data: testAddress });
  });

  it('replaces the stored address', async () => {
    const save = (body: unknown) => callApi(visitor.app, 'POST', '/api/users/address', { body, token });
    expect(await save(testAddress)).toMatchObject({ status: 200, json: { message: expect.any(String) } });
    expect((await save({ ...testAddress, city: 'Denpasar' })).status).toBe(200);
    const rows = await visitor.db.select().from(addresses);
    expect(rows).toEqual([expect.objectContaining({ ...testAddress, city: 'Denpasar' })]);
  });

  it('rejects a province that is not in Indonesia', async () => {
    const save = (province: string) =>
      callApi(visitor.app, 'POST', '/api/users/address', { body: { ...testAddress, province }, token });
    for (const province of ['Nowhere', 'Queensland', '?', 'バリ']) {
      expect(await save(province)).toMatchObject({
        status: 422,
        json: { errors: [{ msg: 'Province must be a province of Indonesia', path: 'province' }] },
      });
    }
    for (const province of ['bali', 'Prov. Jawa Timur', 'west java', 'DKI Jakarta', 'D.I. Yogyakarta'])
      expect(await save(province)).toMatchObject({ status: 200 });
  });

  it.each(Object.keys(testAddress))('rejects an address without %s', async (field) => {
    const { status, json } = await callApi(visitor.app, 'POST', '/api/users/address', {
      body: { ...testAddress, [field]: ' ' },
      token,
    });
    expect(status).toBe(422);
    expect(failureSchema.parse(json).errors).toEqual([
      { msg: expect.stringContaining('required'), path: field },
    ]);
  });
});

it.each([
  ['GET', '/api/users/profile'],
  ['DELETE', '/api/users/logout'],
  ['PATCH', '/api/users/profile'],
  ['PUT', '/api/users/password'],
  ['GET', '/api/users/address'],
  ['POST', '/api/users/address'],
  ['GET', '/api/cart'],
  ['POST', '/api/cart/add'],
  ['PATCH', '/api/cart/items/x'],
  ['DELETE', '/api/cart/remove/x'],
  ['DELETE', '/api/cart/clear'],
])('requires a valid token for %s %s', async (method, path) => {
  for (const authorization of ['', 'Bearer', 'Bearer x', 'Basic eDp4', `Bearer ${'x'.repeat(9_000)}`]) {
    const { status, json } = await callApi(visitor.app, method, path, {
      headers: authorization ? { authorization } : {},
    });
    expect(status).toBe(401);
    expect(listErrorMessages(json)).toEqual(['Please log in']);
  }
});
