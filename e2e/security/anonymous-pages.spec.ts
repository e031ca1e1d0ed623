import { expect, test } from '@playwright/test';
import { ALL_ROUTES, addressOf } from '@/e2e/support/all-routes';
import { HOME_IN_CANGGU } from '@/e2e/support/steps/customer';
import { anItem, loggedInVisitor, type Visitor } from '@/e2e/support/steps/visitor';

/** A name that no page has of its own. */
const NAME = 'Kucingbelang';

let visitor: Visitor;
let secrets: string[];
test.beforeAll(async () => {
  visitor = await loggedInVisitor();
  const { request, customer } = visitor;
  const named = await request.patch('/api/users/profile', { data: { firstName: NAME } });
  expect((await named.json()).data.firstName).toBe(NAME);
  const { itemId, sizeId } = await anItem(request, 'Balangan Essential');
  await request.post('/api/cart/add', { data: { itemId, sizeId, quantity: 1 } });
  const receiptName = `${NAME} Sari`;
  const paid = await request.post('/api/checkout', { data: { ...HOME_IN_CANGGU, receiptName } });
  secrets = [NAME, customer.email, (await paid.json()).data.id];
});
test.afterAll(() => visitor.request.dispose());

test('no page carries a cookie or a word of whoever asks for it', async ({ request }) => {
  test.setTimeout(120_000);
  for (const page of ALL_ROUTES) {
    const address = addressOf(page, page.name.length % 2 === 0 ? 'en' : 'id');
    // Between the two a page may have been made anew.
    await expect(async () => {
      const [known, unknown] = await Promise.all([visitor.request.get(address), request.get(address)]);
      const html = await known.text();
      for (const secret of secrets) expect(html.includes(secret), `${address} tells ${secret}`).toBe(false);
      expect(known.headers()['set-cookie'], address).toBeUndefined();
      expect(known.headers().vary ?? '', address).not.toMatch(/cookie/i);
      expect(html === (await unknown.text()), `${address} is the same for nobody`).toBe(true);
    }).toPass({ timeout: 10_000 });
  }
});

test('what is personal is kept by no cache', async () => {
  for (const path of [
    '/api/session',
    '/api/cart',
    '/api/users/profile',
    '/api/users/address',
    '/api/transactions',
    '/api/transactions/history',
  ]) {
    const answer = await visitor.request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['cache-control'], path).toBe('private, no-store');
    expect(answer.headers().vary, path).toMatch(/\bcookie\b/i);
  }
});
