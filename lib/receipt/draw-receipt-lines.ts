import 'server-only';
import type { Order, OrderLine } from '@/lib/contract/order';
import { formatRupiah } from '@/lib/format/rupiah';
import type { translator } from '@/lib/i18n/translator';
import { sumOfLines } from '@/lib/orders/receipt-facts';
import { INK_SOFT, LINE, type ReceiptPaper, WHOLE } from './receipt-paper';

type Words = {
  receipt: ReturnType<typeof translator<'receipt'>>;
  order: ReturnType<typeof translator<'order'>>;
};

const COLUMNS = {
  item: { x: WHOLE.x, width: 203 },
  price: { x: WHOLE.x + 213, width: 100 },
  quantity: { x: WHOLE.x + 323, width: 50 },
  amount: { x: WHOLE.x + 383, width: 100 },
};
const RIGHT = { align: 'right' } as const;
const ROW = 48;
const AIR = 8;

function drawHeads(paper: ReceiptPaper, { receipt: t }: Words): void {
  const small = { font: 'strong', size: 8, colour: INK_SOFT } as const;
  paper.part('TR', () => {
    paper.head('Column', t('item'), COLUMNS.item, small);
    paper.head('Column', t('price'), COLUMNS.price, { ...small, ...RIGHT });
    paper.head('Column', t('quantity'), COLUMNS.quantity, { ...small, ...RIGHT });
    paper.y = paper.head('Column', t('amount'), COLUMNS.amount, { ...small, ...RIGHT }) + AIR / 2;
  });
}

function drawLine(paper: ReceiptPaper, words: Words, line: OrderLine): void {
  const { itemName, sizeName, price, quantity } = line;
  const size = sizeName ? `, ${words.order('size', { size: sizeName })}` : '';
  paper.need(ROW);
  paper.rule(WHOLE, 0.5, LINE);
  paper.y += AIR;
  paper.part('TR', () => {
    const end = paper.head('Row', `${itemName}${size}`, COLUMNS.item);
    paper.write('TD', formatRupiah(price), COLUMNS.price, RIGHT);
    paper.write('TD', String(quantity), COLUMNS.quantity, RIGHT);
    const amountEnd = paper.write('TD', formatRupiah(price * quantity), COLUMNS.amount, RIGHT);
    paper.y = Math.max(end, amountEnd) + AIR;
  });
}

function drawSum(paper: ReceiptPaper, name: string, amount: string, isTotal: boolean): void {
  const setting = isTotal ? ({ font: 'strong', size: 13 } as const) : { colour: INK_SOFT };
  paper.need(ROW);
  if (isTotal) paper.rule(WHOLE, 1.5);
  else paper.rule(WHOLE, 0.5, LINE);
  paper.y += AIR;
  paper.part('TR', () => {
    paper.head('Row', name, COLUMNS.item, setting);
    const { x } = COLUMNS.price;
    const right = { x, width: WHOLE.x + WHOLE.width - x };
    paper.y = paper.write('TD', amount, right, { ...setting, ...RIGHT }) + AIR;
  });
}

export function drawReceiptLines(paper: ReceiptPaper, order: Order, words: Words): void {
  const { receipt: t } = words;
  const { discount = 0 } = order;
  paper.part('Table', () => {
    drawHeads(paper, words);
    for (const line of order.lines) drawLine(paper, words, line);
    if (discount > 0) drawSum(paper, words.order('discount'), `−${formatRupiah(discount)}`, false);
    if (sumOfLines(order) - discount === order.total) drawSum(paper, t('delivery'), t('free'), false);
    drawSum(paper, t('total'), formatRupiah(order.total), true);
  });
}
