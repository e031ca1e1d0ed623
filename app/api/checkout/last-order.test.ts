import {
  ORDER_COOKIE,
  SESSION_COOKIE,
  type Session,
  sealSession,
  unsealSession,
} from '@/lib/session/session';
import { SHIPPING_ADDRESS } from '@/lib/testing/an-order';
import { BEARER_TOKEN, callRoute, createTestSession } from '@/lib/testing/call-route';
import { stubNetwork } from '@/lib/testing/stub-network';
import { POST } from './route';

const LINE = { id: '4', itemId: '7', itemName: 'X', quantity: 2, price: 5 };

describe('the payment token', () => {
  const LAST = { orderId: '9', snapToken: 'snap' };
  const sealIn = (cookie: string | null) =>
    decodeURIComponent(new RegExp(`^${ORDER_COOKIE}=([^;]*)`).exec(cookie ?? '')?.[1] ?? '');

  async function bought(session: Session) {
    stubNetwork({
      'GET /api/cart': { body: { data: { items: [LINE] } } },
      'POST /api/users/address': {},
      'POST /api/transactions/create': { body: { status: 'success', data: { id: 9, snap_token: 'snap' } } },
      'DELETE /api/cart/clear': {},
    });
    return callRoute(POST, { method: 'POST', body: SHIPPING_ADDRESS, session });
  }

  it('is stored in a sealed cookie for the lifetime of the session', async () => {
    const session = createTestSession();
    const { cookie, text } = await bought(session);
    expect(await unsealSession(await sealSession(session), sealIn(cookie))).toEqual({
      ...session,
      lastOrder: LAST,
    });
    expect(Number(/Max-Age=(\d+)/.exec(cookie ?? '')?.[1])).toBeLessThanOrEqual(3_600);
    expect(text + cookie).not.toContain(BEARER_TOKEN);
  });

  it('does not rewrite the session cookie, which a concurrent password change may have renewed', async () => {
    const { cookie } = await bought(createTestSession());
    expect(cookie).not.toContain(SESSION_COOKIE);
    const renewed = await sealSession(createTestSession({ token: 'the new one' }));
    expect(await unsealSession(renewed, sealIn(cookie))).toMatchObject({
      token: 'the new one',
      lastOrder: LAST,
    });
  });

  it('is not available to another customer who logs in next', async () => {
    const { cookie } = await bought(createTestSession());
    const next = createTestSession({ customer: 'another' });
    expect(await unsealSession(await sealSession(next), sealIn(cookie))).toEqual(next);
  });

  it('is removed at the logout', async () => {
    const { cookie } = await bought(createTestSession());
    stubNetwork({ 'GET /api/cart': { status: 401 } });
    const session = await sealSession(createTestSession());
    const ended = await callRoute(POST, {
      method: 'POST',
      body: SHIPPING_ADDRESS,
      headers: { cookie: `${SESSION_COOKIE}=${session}; ${ORDER_COOKIE}=${sealIn(cookie)}` },
    });
    expect(ended.cookie).toMatch(new RegExp(`${SESSION_COOKIE}=; .*${ORDER_COOKIE}=; .*Max-Age=0`));
  });
});
