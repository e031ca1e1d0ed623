import type { Change } from '@/backend/catalogue-command/difference';
import type { WantedProduct } from '@/backend/catalogue-command/file/wanted';
import { counted } from '@/backend/command/task';
import { rupiahText } from '@/backend/messages/text';
import { newId } from './plan-lists';
import type { Context } from './plan-product';
import type { Held, ItemRow, PlannedItem, ProductRow } from './state';

type ItemsPlan = { upsert: PlannedItem[]; remove: ItemRow[]; changes: Change[] };

/** An item that leaves the shop, and the pieces of it that shoppers have in their carts. */
export function withdrawal(item: ItemRow, size: string, { inCarts }: Held): Change {
  const held = inCarts.get(item.id);
  const carts = held === undefined ? '' : `; ${counted(held, 'piece')} of it will leave carts`;
  return { field: `stock ${size}`, from: String(item.stock), to: `withdrawn${carts}` };
}

type Move = { old: ItemRow | undefined; item: ItemRow; size: string };

function stockChange({ old, item, size }: Move, { unpaid }: Held): Change[] {
  if (old?.stock === item.stock) return [];
  const held = unpaid.get(item.id);
  const waiting = held === undefined ? '' : ` (and ${counted(held, 'piece')} in unpaid orders)`;
  return [{ field: `stock ${size}`, from: String(old?.stock ?? 'new'), to: `${item.stock}${waiting}` }];
}

/** An item that cost what its product did is told with the product. */
function priceChange({ old, item, size }: Move, oldPrice: number): Change[] {
  if (old === undefined || old.price === item.price || old.price === oldPrice) return [];
  return [{ field: `price of ${size}`, from: rupiahText(old.price), to: rupiahText(item.price) }];
}

/** The pieces a size will have: as the file says, else as there are. Null: it leaves the shop; undefined: it is not sold. */
function stockOf(wanted: NonNullable<WantedProduct['stock']>, size: string, old: ItemRow | undefined) {
  if (Object.hasOwn(wanted, size)) return { stock: wanted[size], keepsStock: false };
  return { stock: old?.stock, keepsStock: old !== undefined };
}

const isSame = (old: ItemRow | undefined, { stock, price }: ItemRow) =>
  old?.stock === stock && old.price === price;

/** Plans a product's stock items as they will be: those whose stock the file gives; with a new price, all. */
export function planItems(
  product: ProductRow,
  { stock: wanted = {}, price: wantedPrice }: WantedProduct,
  before: { items: ItemRow[]; price: number },
  { sizes, held, taken }: Context,
): ItemsPlan {
  const plan: ItemsPlan = { upsert: [], remove: [], changes: [] };
  for (const { id: sizeId, name: size } of sizes) {
    const old = before.items.find((item) => item.sizeId === sizeId);
    const { stock, keepsStock } = stockOf(wanted, size, old);
    if (stock === null && old) {
      plan.remove.push(old);
      plan.changes.push(withdrawal(old, size, held));
    }
    if (typeof stock !== 'number') continue;
    const price = wantedPrice ?? old?.price ?? product.price;
    const id = old?.id ?? newId([product.name, size], taken);
    const item = { id, name: product.name, sizeId, price, stock, keepsStock };
    if (isSame(old, item)) continue;
    const move = { old, item, size };
    plan.upsert.push(item);
    plan.changes.push(...stockChange(move, held), ...priceChange(move, before.price));
  }
  return plan;
}
