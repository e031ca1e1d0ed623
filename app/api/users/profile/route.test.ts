import { GET as readAddress } from '@/app/api/users/address/route';
import { BEARER_TOKEN, callRoute, createTestSession } from '@/lib/testing/call-route';
import { stubNetwork } from '@/lib/testing/stub-network';
import { PATCH } from './route';

const change = (body: unknown) => callRoute(PATCH, { method: 'PATCH', body, session: createTestSession() });

it('changes the profile and returns it without unknown fields', async () => {
  const profile = { firstName: 'Ayu', lastName: null, email: 'ayu@example.com', passwordHash: 'secret' };
  const { sent } = stubNetwork({ 'PATCH /api/users/profile': { body: { data: profile } } });
  const { status, body, text } = await change({ firstName: ' Ayu ', email: 'other@example.com' });
  expect({ status, body }).toEqual({
    status: 200,
    body: { data: { firstName: 'Ayu', lastName: '', email: 'ayu@example.com', phone: '' } },
  });
  expect(text).not.toContain('secret');
  expect(sent[0]?.body).toEqual({ firstName: 'Ayu' });
  expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${BEARER_TOKEN}`);
});

it('passes on field errors of the product API', async () => {
  const errors = [{ msg: 'Phone number is not a valid number', path: 'phone' }];
  stubNetwork({ 'PATCH /api/users/profile': { status: 422, body: { status: 'error', errors } } });
  expect(await change({ phone: '12' })).toMatchObject({ status: 422, body: { code: 'rejected', errors } });
});

it.each([404, 405, 501])('responds as unsupported on a server that responds with %i', async (status) => {
  stubNetwork({
    'PATCH /api/users/profile': { status },
    'GET /api/users/address': { status },
  });
  expect(await change({ phone: '12' })).toMatchObject({ status: 501, body: { code: 'unsupported' } });
  const address = await callRoute(readAddress, { session: createTestSession() });
  expect(address).toMatchObject({ status: 501, body: { code: 'unsupported' }, cookie: null });
});

const ADDRESS = { receiptName: 'Ayu', address: 'Jl. Pantai 1', city: 'Kuta', province: 'Bali' };

it.each([
  [null, null],
  [
    { ...ADDRESS, postalCode: '80361', id: 7 },
    { ...ADDRESS, postalCode: '80361' },
  ],
  [
    { ...ADDRESS, postalCode: null },
    { ...ADDRESS, postalCode: '' },
  ],
])('returns the saved address %j', async (data, read) => {
  stubNetwork({ 'GET /api/users/address': { body: { data } } });
  expect(await callRoute(readAddress, { session: createTestSession() })).toMatchObject({
    status: 200,
    body: { data: read },
  });
});

it('requires a session', async () => {
  const { calls } = stubNetwork({});
  expect((await callRoute(PATCH, { method: 'PATCH', body: {} })).status).toBe(401);
  expect((await callRoute(readAddress)).status).toBe(401);
  expect(calls()).toEqual([]);
});
