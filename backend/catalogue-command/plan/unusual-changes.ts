import type { Fault } from '@/backend/command/fault';
import { rupiahText } from '@/backend/messages/text';
import type { PlannedProduct } from './plan-products';
import type { CatalogueState } from './state';

/** What an import may do that is more often a slip than meant. */
export type Allowances = { allowNew: boolean; allowPrices: boolean };

/** The part of a price by which it moves without a question. */
const USUAL_MOVE = 0.5;

function priceQuestion(from: number | undefined, to: number): string | undefined {
  if (from === to) return undefined;
  if (to === 0) return `would be ${rupiahText(0)}`;
  if (!from || Math.abs(to - from) <= from * USUAL_MOVE) return undefined;
  return `would move by more than half, from ${rupiahText(from)} to ${rupiahText(to)}`;
}

/** The prices that a product and its sizes move to; sizes that cost what the product did are told with it. */
function priceMoves({ before, row, items }: PlannedProduct, stored: Map<string, number>) {
  const ofItems = items.upsert.map(({ id, price }) => ({ from: stored.get(id), to: price }));
  return [
    { from: before?.price, to: row.price },
    ...ofItems.filter(({ from }) => from !== undefined && from !== before?.price),
  ];
}

/**
 * What an import would do that wants a word of its own: new products, which a slip in an id makes, and prices that
 * become nothing or move by more than half. A shop without products takes any.
 */
export function unusualChanges(
  planned: PlannedProduct[],
  state: CatalogueState,
  { allowNew, allowPrices }: Allowances,
): Fault[] {
  const isFirst = state.products.length === 0;
  const stored = new Map(state.items.map(({ id, price }) => [id, price]));
  return planned.flatMap((product): Fault[] => {
    const { line, before, row } = product;
    const isNew = before === undefined && !isFirst && !allowNew;
    const moves = allowPrices || !product.hasPrice ? [] : priceMoves(product, stored);
    const question = moves.map(({ from, to }) => priceQuestion(from, to)).find((text) => text !== undefined);
    const text = `‘${row.id}’ is not in the shop: it would be a new product (--allow-new)`;
    return [
      ...(isNew ? [{ line, field: 'id', text }] : []),
      ...(question ? [{ line, field: 'price', text: `${question} (--allow-prices)` }] : []),
    ];
  });
}
