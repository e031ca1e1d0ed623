import { receiptFileName } from './receipt-file-name';

it.each([
  ['SGR-2026-0001', 'receipt-SGR-2026-0001.pdf'],
  ['../../etc/passwd', 'receipt-etc-passwd.pdf'],
  ['a"\r\nset-cookie: x', 'receipt-a-set-cookie-x.pdf'],
  ['ᬳᬶ', 'receipt.pdf'],
  ['9'.repeat(200), `receipt-${'9'.repeat(80)}.pdf`],
])('calls the receipt of %j %s', (id, name) => {
  expect(receiptFileName(id)).toBe(name);
});
