import { Client } from 'pg';
import { z } from 'zod';
import type { ReplicatedShop } from '@/e2e/support/servers/replicas/start-replicas';
import { BOUGHT_ITEMS } from './shop-load';

const ORDERS = `
  select o.id, o.status, o.total::int,
    coalesce((select sum(price * quantity) from order_lines l where l.order_id = o.id), 0)::int as lines,
    (select count(*) from order_lines l where l.order_id = o.id)::int as kinds,
    (select count(*) from development_charges c where c.order_id = o.id
      and c.status in ('capture', 'settlement'))::int as charges
  from orders o join customers c on c.id = o.customer_id where c.email = any($1)`;

const PIECES = `
  select i.id, i.stock, coalesce(sum(l.quantity) filter (where o.status in ('pending', 'paid')), 0)::int as held
  from items i left join order_lines l on l.item_id = i.id left join orders o on o.id = l.order_id
  where i.id = any($1) group by i.id order by i.id`;

const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  total: z.number(),
  lines: z.number(),
  kinds: z.number(),
  charges: z.number(),
});
const pieceSchema = z.object({ stock: z.number(), held: z.number() });

async function query<S extends z.ZodType>(
  { databaseUrl }: ReplicatedShop,
  text: string,
  values: unknown[],
  schema: S,
): Promise<z.infer<S>[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return z.array(schema).parse((await client.query(text, values)).rows);
  } finally {
    await client.end();
  }
}

const ITEM_IDS = BOUGHT_ITEMS.map(({ itemId }) => itemId);

export const setItemStock = (shop: ReplicatedShop, count: number) =>
  query(shop, 'update items set stock = $2 where id = any($1)', [ITEM_IDS, count], z.unknown());

/** Returns the orders of some customers. */
export const readOrders = (shop: ReplicatedShop, emails: string[]) =>
  query(shop, ORDERS, [emails], orderSchema);

/** Returns how many pieces of each item exist: those in stock and those that orders hold. */
export async function countItemPieces(shop: ReplicatedShop): Promise<number[]> {
  const pieces = await query(shop, PIECES, [ITEM_IDS], pieceSchema);
  return pieces.map(({ stock, held }) => stock + held);
}
