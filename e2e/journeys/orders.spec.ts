import { expect, test } from '@/e2e/fixtures';
import { twin } from '@/e2e/nightly';
import { cutText, sidewaysScroll } from '@/e2e/support/checks/cut-text';
import { findViolations } from '@/e2e/support/checks/find-violations';
import { CARDS, payByCard } from '@/e2e/support/steps/buying';
import { HOME_IN_CANGGU } from '@/e2e/support/steps/customer';
import { placedOrder } from '@/e2e/support/steps/placed-order';
import { WORDS } from '@/e2e/support/steps/words';

const LANGUAGES = {
  en: {
    prefix: '',
    words: WORDS.en,
    now: (status: string) => `Order status: ${status}`,
    timeline: 'What has happened so far',
    received: 'Order received',
    paidEvent: 'Payment received',
    cancel: 'Cancel this order',
    question: 'Cancel this order?',
    yes: 'Cancel the order',
    cancelled: 'cancelled',
    all: 'All your orders',
    see: (id: string) => `See order ${id}`,
    receipt: 'Receipt',
    print: 'Print',
    noReceipt: 'This order has not been paid yet, so there is no receipt for it.',
  },
  id: {
    prefix: '/id',
    words: WORDS.id,
    now: (status: string) => `Status pesanan: ${status}`,
    timeline: 'Perjalanan pesanan ini',
    received: 'Pesanan diterima',
    paidEvent: 'Pembayaran diterima',
    cancel: 'Batalkan pesanan ini',
    question: 'Batalkan pesanan ini?',
    yes: 'Batalkan pesanan',
    cancelled: 'dibatalkan',
    all: 'Semua pesanan Anda',
    see: (id: string) => `Lihat pesanan ${id}`,
    receipt: 'Kuitansi',
    print: 'Cetak',
    noReceipt: 'Pesanan ini belum dibayar, jadi belum ada kuitansinya.',
  },
} as const;

const SMALL_PHONE = { width: 320, height: 700 };

/** In letters that the shop's own font lacks. */
const BALINESE = 'ᬳᬬᬸ ᬮᭂᬲ᭄ᬢᬭᬶ';

/** A paid order as `/api` tells of it. */
const anOrder = (number: number) => ({
  id: `SGR-${number}`,
  customer_name: 'Ketut Sari',
  customer_email: 'ketut@example.com',
  status: 'paid',
  total: 699_000,
  transaction_method: 'bank_transfer',
  createdAt: '2026-11-20T03:00:00.000Z',
  updatedAt: '2026-11-20T03:05:00.000Z',
  transaction_items: [{ id: '1', itemId: '1', itemName: 'Balangan Essential', price: 699_000, quantity: 1 }],
});

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g);

for (const [locale, said] of Object.entries(LANGUAGES)) {
  test.describe(`orders (${locale})`, () => {
    const { prefix, words } = said;

    test(
      'a pending order is cancelled, and stays in the list',
      twin(locale),
      async ({ page, context, shopper: _ }) => {
        const id = await placedOrder(context.request, 'balangan-essential-28');
        await page.goto(`${prefix}/account/receipt?transaction_id=${id}`);
        await expect(page.getByText(said.noReceipt)).toBeVisible();

        await page.goto(`${prefix}/order-status?transaction_id=${id}`);
        const main = page.getByRole('main');
        await expect(main.getByText(said.now(words.pending))).toBeVisible();
        await expect(main.getByRole('region', { name: said.timeline })).toContainText(said.received);
        await main.getByRole('button', { name: said.cancel }).click();
        const question = page.getByRole('dialog', { name: said.question });
        expect(await findViolations(page)).toEqual([]);
        await question.getByRole('button', { name: said.yes }).click();
        await expect(main.getByText(said.now(said.cancelled))).toBeVisible();
        await expect(question).toBeHidden();
        await expect(page.locator(':focus')).toContainText(said.now(said.cancelled));

        await main.getByRole('link', { name: said.all }).click();
        const order = page.getByRole('listitem').filter({ hasText: id });
        await expect(order).toContainText(said.cancelled);
        expect(await findViolations(page)).toEqual([]);
        await order.getByRole('link', { name: said.see(id) }).click();
        await expect(page.getByText(said.now(said.cancelled))).toBeVisible();
      },
    );

    test('a paid order has a receipt', twin(locale), async ({ page, context, shopper }) => {
      const address = { ...HOME_IN_CANGGU, receiptName: BALINESE };
      const id = await placedOrder(context.request, 'balangan-essential-28', address);
      await page.goto(`${prefix}/order-status?transaction_id=${id}`);
      await page.getByRole('button', { name: words.continuePayment }).click();
      await payByCard(page, words, CARDS.paid);
      const main = page.getByRole('main');
      await expect(main.getByText(said.now(words.paid))).toBeVisible();
      await expect(main.getByRole('region', { name: said.timeline })).toContainText(said.paidEvent);
      await main.getByRole('link', { name: said.receipt }).click();

      const sheet = main.getByRole('article');
      for (const text of [id, shopper.email, BALINESE, HOME_IN_CANGGU.address, 'Rp. 699.000']) {
        await expect(sheet).toContainText(text);
      }
      expect(await findViolations(page)).toEqual([]);
    });

    test(
      'the sheet alone is printed, on A4 and on the roll of a till',
      twin(locale),
      async ({ page, shopper: _ }) => {
        await page.route('**/api/transactions/SGR-1', (route) =>
          route.fulfill({ json: { data: anOrder(1) } }),
        );
        await page.goto(`${prefix}/account/receipt?transaction_id=SGR-1`);
        await expect(page.getByRole('article')).toContainText('SGR-1');
        await page.setViewportSize(SMALL_PHONE);
        expect([await sidewaysScroll(page), await cutText(page)]).toEqual([0, []]);
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('button', { name: said.print })).toBeHidden();
        await expect(page.getByRole('banner')).toBeHidden();
        await expect(page.getByRole('contentinfo').filter({ hasText: 'SIGN UP' })).toBeHidden();
        expect(pagesOf(await page.pdf({ format: 'A4' }))).toHaveLength(1);
        expect(pagesOf(await page.pdf({ width: '80mm', height: '297mm' }))).toHaveLength(1);

        await page.setViewportSize({ width: 210, height: 600 });
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        // Words for screen readers alone take one pixel at the edge.
        expect(wider, 'pixels beyond a roll of 58 mm').toBeLessThanOrEqual(1);
      },
    );
  });
}

test('the list of orders has pages, and the way back leads to the one before', async ({
  page,
  shopper: _,
}) => {
  await page.route('**/api/transactions/history?**', (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page'));
    const first = (number - 1) * 10 + 1;
    const length = Math.max(0, Math.min(10, 23 - first + 1));
    const data = Array.from({ length }, (_order, index) => anOrder(first + index));
    return route.fulfill({ json: { data, total: 23 } });
  });
  await page.goto('/account/orders');
  await expect(page.getByText('Orders 1 to 10 of 23')).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Pages of your orders' });
  await pages.getByRole('link', { name: 'Older orders' }).click();
  await expect(page).toHaveURL('/account/orders?page=2');
  await expect(page.getByText('Orders 11 to 20 of 23')).toBeVisible();
  await pages.getByRole('link', { name: 'Page 3' }).click();
  await expect(page.getByText('Order SGR-23')).toBeVisible();

  await page.goBack();
  await expect(page.getByText('Orders 11 to 20 of 23')).toBeVisible();
  await page.setViewportSize(SMALL_PHONE);
  expect([await sidewaysScroll(page), await cutText(page)]).toEqual([0, []]);
  await page.reload();
  await expect(page.getByText('Orders 11 to 20 of 23')).toBeVisible();
  await page.goto('/account/orders?page=9');
  await page.getByRole('link', { name: 'To the newest orders' }).click();
  await expect(page.getByText('Orders 1 to 10 of 23')).toBeVisible();
});
