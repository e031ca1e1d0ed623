import type { WantedProduct } from '@/backend/catalogue-command/wanted';
import { rupiahText } from '@/backend/messages/text';
import type { Change } from './difference';
import { newId } from './new-id';
import type { Held, ItemRow, Named, PlannedItem, ProductRow } from './state';

/** What becomes of one product's stock items. */
type ItemsPlan = { upsert: PlannedItem[]; remove: ItemRow[]; changes: Change[] };

type World = {
  sizes: Named[];
  held: Held;
  /** Every item id there is; new ones are added. */
  taken: Set<string>;
};

const pieces = (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`;

/** An item that leaves the shop, and the pieces of it that shoppers have in their carts. */
export function withdrawal(item: ItemRow, size: string, { inCarts }: Held): Change {
  const held = inCarts.get(item.id);
  const carts = held === undefined ? '' : `; ${pieces(held)} of it will leave carts`;
  return { field: `stock ${size}`, from: String(item.stock), to: `withdrawn${carts}` };
}

function stockChange(item: ItemRow, before: ItemRow | undefined, size: string, { unpaid }: Held): Change[] {
  if (before?.stock === item.stock) return [];
  const held = unpaid.get(item.id);
  const waiting = held === undefined ? '' : ` (and ${pieces(held)} in unpaid orders)`;
  const from = before === undefined ? 'new' : String(before.stock);
  return [{ field: `stock ${size}`, from, to: `${item.stock}${waiting}` }];
}

function priceChange(item: ItemRow, before: ItemRow | undefined, size: string, oldPrice: number): Change[] {
  // An item that cost what its product did is told with the product.
  if (before === undefined || before.price === item.price || before.price === oldPrice) return [];
  return [{ field: `price of ${size}`, from: rupiahText(before.price), to: rupiahText(item.price) }];
}

/** The pieces a size will have: as the file says, else as there are. Null: it leaves the shop; undefined: it is not sold. */
function stockOf({ stock = {} }: WantedProduct, size: string, old: ItemRow | undefined) {
  return Object.hasOwn(stock, size) ? stock[size] : old?.stock;
}

/** Whether the file says nothing of the pieces of a size that is sold. */
function keepsStock({ stock = {} }: WantedProduct, size: string, old: ItemRow | undefined): boolean {
  return old !== undefined && !Object.hasOwn(stock, size);
}

/**
 * Plans the stock items of one product: those whose stock the file gives, and, where it gives a price, all of them.
 * @param product as it will be
 * @param before its items as they are, and the price it has
 */
export function planItems(
  product: ProductRow,
  wanted: WantedProduct,
  before: { items: ItemRow[]; price: number },
  { sizes, held, taken }: World,
): ItemsPlan {
  const plan: ItemsPlan = { upsert: [], remove: [], changes: [] };
  const bySize = new Map(before.items.map((item) => [item.sizeId, item]));
  for (const { id: sizeId, name: size } of sizes) {
    const old = bySize.get(sizeId);
    const stock = stockOf(wanted, size, old);
    if (typeof stock !== 'number') {
      if (stock === null && old) {
        plan.remove.push(old);
        plan.changes.push(withdrawal(old, size, held));
      }
      continue;
    }
    const id = old?.id ?? newId([product.name, size], taken);
    const price = wanted.price ?? old?.price ?? product.price;
    if (old?.stock === stock && old.price === price) continue;
    const item = { id, name: product.name, sizeId, price, stock, keepsStock: keepsStock(wanted, size, old) };
    plan.upsert.push(item);
    plan.changes.push(...stockChange(item, old, size, held), ...priceChange(item, old, size, before.price));
  }
  return plan;
}
