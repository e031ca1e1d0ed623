import { z } from 'zod';
import { expect, test } from '@/e2e/fixtures';
import { anItem } from '@/e2e/support/steps/visitor';

const MARKUP = '<img src=x onerror="alert(1)"><svg/onload=alert(2)>';
const CLOSING = '</script></title></textarea><script>alert(3)</script>';
const ADDRESS = {
  receiptName: MARKUP,
  address: `${CLOSING} {{7*7}} \${7*7} =1+1`,
  city: '"><img src=x>',
  province: '<iframe srcdoc="<script>alert(4)</script>">',
  postalCode: '<b>80361</b>',
};
const paidSchema = z.object({ data: z.object({ id: z.string() }) });

// `trouble` fails the test for a dialog, a script that is refused or a picture that is not there.
test('what a customer types stays text on every page, whatever it is made of', async ({
  page,
  context,
  shopper: _,
}) => {
  test.setTimeout(120_000);
  const { request } = context;
  const named = await request.patch('/api/users/profile', { data: { firstName: MARKUP, lastName: CLOSING } });
  expect(named.status()).toBe(200);
  const { itemId, sizeId } = await anItem(request, 'Balangan Essential');
  await request.post('/api/cart/add', { data: { itemId, sizeId, quantity: 1 } });
  const paid = await request.post('/api/checkout', { data: ADDRESS });
  const { id } = paidSchema.parse(await paid.json()).data;

  const injected = page.locator('img[src="x"], svg[onload], iframe[srcdoc], main script:not([type])');
  await page.goto('/account');
  await expect(page.getByText(MARKUP).first()).toBeVisible();
  await expect(injected).toHaveCount(0);
  await page.goto(`/order-status?transaction_id=${id}`);
  await expect(page.getByText(MARKUP).first()).toBeVisible();
  await expect(injected).toHaveCount(0);
});

test('a search and an address are text as well', async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of [
    `/search?q=${encodeURIComponent(MARKUP)}`,
    `/men?category=${encodeURIComponent(CLOSING)}&colour=${encodeURIComponent(MARKUP)}`,
    `/login?redirect=${encodeURIComponent('javascript:alert(1)')}`,
    `/order-status?transaction_id=${encodeURIComponent(MARKUP)}`,
    `/reset-password?token=${encodeURIComponent(MARKUP)}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('img[src="x"], svg[onload], a[href^="javascript:"]')).toHaveCount(0);
  }
});
