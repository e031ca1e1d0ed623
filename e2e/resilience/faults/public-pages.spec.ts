import { REVALIDATE_SECRET } from '@/e2e/support/servers/environments';
import { createCustomer, HUMAN_TYPING_OPTIONS } from '@/e2e/support/steps/customer';
import { readEmailsTo } from '@/e2e/support/steps/emails';
import { expect, expectMessage, test } from './fixtures';

const PRODUCT = '/men/uluwatu-elite-pro';

for (const list of ['products', 'categories', 'variants', 'sizes', 'items']) {
  test(`pages stay as they were when the list of ${list} cannot be read`, async ({ page, spoil }) => {
    const revalidate = async () => {
      const headers = { authorization: `Bearer ${REVALIDATE_SECRET}` };
      return (await page.request.post('/api/revalidate', { data: { tags: [list] }, headers })).status();
    };
    await page.goto(PRODUCT);
    await spoil(`GET /api/${list}`, 'failed');
    await revalidate();
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto('/men');
      const card = page.getByRole('main').getByRole('link', { name: /Uluwatu Elite Pro/ });
      await expect(card.first()).toBeVisible();
      await page.goto(PRODUCT);
      await expect(page.getByRole('heading', { name: 'Uluwatu Elite Pro', level: 1 })).toBeVisible();
    }
    expect(await revalidate(), 'the next time').toBe(200);
  });
}

test('a product page without current stock shows a message, and Retry loads it', async ({ page, spoil }) => {
  const main = page.getByRole('main');
  const happened = await spoil('GET /api/items', 'never');
  await page.goto(PRODUCT);
  await happened();
  await expectMessage(page, 'Failed to fetch items');
  await expect(main.getByRole('radio', { name: '32', exact: true }), 'the last known stock').toBeEnabled();
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(main.getByText('Failed to fetch items')).toBeHidden();
});

test('a product that is in no list and cannot be read offers Retry', async ({ page, spoil, trouble }) => {
  const path = '/men/lost-board';
  for (const status of [404, 500]) trouble.allow(status, new RegExp(`^${path}`));
  // React reports in the browser that rendering failed on the server.
  trouble.allowConsole(/Minified React error #441/);
  // Next.js renders the page again after a failure, so a single failed call would have no visible effect.
  const happened = await spoil('GET /api/products/lost-board', 'failed', 10);
  await page.goto(path);
  await happened();
  await expectMessage(page, 'Unable to load products at this time.');
  await spoil('GET /api/products/lost-board', 'failed', 0);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Product data is not available.').first()).toBeVisible();
});

test('a catalogue request goes to the next address when the first one fails', async ({ page, spoil }) => {
  await page.goto('/catalog');
  const main = page.getByRole('main');
  const { email: address } = createCustomer();
  await main.getByLabel('Full Name').pressSequentially('Ketut Sari', HUMAN_TYPING_OPTIONS);
  await main.getByLabel('Email').pressSequentially(address, HUMAN_TYPING_OPTIONS);
  const happened = await spoil('POST /api/catalog/request', 'nonsense');
  await main.getByRole('button', { name: 'Send me the catalogue' }).click();
  await happened();
  await expect(page.getByRole('dialog', { name: 'Success!' })).toContainText(address);
  await expect(main.getByText('Terjadi kesalahan. Coba lagi nanti.')).toBeHidden();
  await expect.poll(async () => (await readEmailsTo(address)).length).toBe(1);
});
