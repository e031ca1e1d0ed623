import { anOrder } from '@/lib/testing/an-order';
import { ReceiptPaper } from './receipt-paper';
import { drawReceipt } from './receipt-pdf';

it('names the discount, by which the sum is less than its lines', async () => {
  const heads = jest.spyOn(ReceiptPaper.prototype, 'head');
  const amounts = jest.spyOn(ReceiptPaper.prototype, 'write');
  await drawReceipt(anOrder({ discount: 100_000, total: 1_598_000 }), 'en', new Date());
  expect(heads.mock.calls.map(([, text]) => text).slice(-3)).toEqual([
    'Discount',
    'Delivery within Indonesia',
    'Total',
  ]);
  expect(amounts.mock.calls.map(([, text]) => text)).toEqual(
    expect.arrayContaining(['−Rp. 100.000', 'Rp. 1.598.000']),
  );
});
