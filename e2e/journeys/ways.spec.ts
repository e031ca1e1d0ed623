import { expect, test } from '@/e2e/fixtures';

test('Back leads from a product to the list, by the page and by the browser', async ({ page }) => {
  await page.goto('/men');
  const product = page
    .getByRole('main')
    .getByRole('link', { name: /Uluwatu Elite Pro/ })
    .first();
  await product.click();
  await expect(page.getByRole('heading', { name: 'Uluwatu Elite Pro', level: 1 })).toBeVisible();
  await page.getByRole('main').getByText('Back', { exact: true }).click();
  await expect(page).toHaveURL('/men');

  await product.click();
  await expect(page).toHaveURL('/men/uluwatu-elite-pro');
  await page.goBack();
  await expect(page).toHaveURL('/men');
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Uluwatu Elite Pro', level: 1 })).toBeVisible();
});

test('the language switch keeps the page', async ({ page }) => {
  await page.goto('/woman/kirana-bikini');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Bahasa Indonesia/ })
    .click();
  await expect(page).toHaveURL('/id/woman/kirana-bikini');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expect(page.getByRole('button', { name: 'Masukkan ke keranjang' })).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('link', { name: /English/ })
    .click();
  await expect(page).toHaveURL('/woman/kirana-bikini');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('an unknown address leads home, in its language', async ({ page, request }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/');
  await page.goto('/id/tidak-ada');
  await expect(page).toHaveURL('/id');
  expect((await request.get('/no/such/page', { maxRedirects: 0 })).status()).toBe(307);
});

test('an unknown product is a real 404 that says so and leads back', async ({ page, trouble }) => {
  trouble.expect(404, /^\/men\/nobody-made-this$/);
  await page.goto('/men');
  const answer = await page.goto('/men/nobody-made-this');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Product data is not available.')).toBeVisible();
  await page.getByRole('main').getByText('Back', { exact: true }).click();
  await expect(page).toHaveURL('/men');
});

test('a product asked for in the wrong section moves to its own', async ({ page, request }) => {
  const answer = await request.get('/woman/uluwatu-elite-pro', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  await page.goto('/id/woman/uluwatu-elite-pro');
  await expect(page).toHaveURL('/id/men/uluwatu-elite-pro');
});
