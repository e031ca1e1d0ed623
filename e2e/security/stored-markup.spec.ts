import { expect, test } from '@/e2e/fixtures';
import { placeOrderByApi } from '@/e2e/support/steps/customer';

const MARKUP = '<img src=x onerror="alert(1)"><svg/onload=alert(2)>';
const CLOSING = '</script></title></textarea><script>alert(3)</script>';
const ADDRESS = {
  receiptName: MARKUP,
  address: `${CLOSING} {{7*7}} \${7*7} =1+1`,
  city: '"><img src=x><iframe srcdoc="<script>alert(4)</script>">',
  province: 'Bali',
  postalCode: '<b>80361</b>',
};

// The `trouble` fixture fails the test for a script that is blocked or a picture that is missing.
test('markup that a customer types is shown as text', async ({ page, shopper: _ }) => {
  const data = { firstName: MARKUP, lastName: CLOSING };
  expect((await page.request.patch('/api/users/profile', { data })).status()).toBe(200);
  const { id } = await placeOrderByApi(page.request, 'Balangan Essential', ADDRESS);
  const injected = page.locator('img[src="x"], svg[onload], iframe[srcdoc], main script:not([type])');
  for (const path of ['/account', `/order-status?transaction_id=${id}`]) {
    await page.goto(path);
    await expect(page.getByText(MARKUP).first()).toBeVisible();
    await expect(injected).toHaveCount(0);
  }
});

test('markup in an address is shown as text', async ({ page }) => {
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
