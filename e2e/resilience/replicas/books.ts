import { Client } from 'pg';
import { z } from 'zod';
import type { Stand } from '@/e2e/support/servers/replicas/open-replicas';
import { PIECES } from './load';

const ORDERS = `
  select o.id, o.status, o.total::int,
    coalesce((select sum(price * quantity) from order_lines l where l.order_id = o.id), 0)::int as lines,
    (select count(*) from order_lines l where l.order_id = o.id)::int as kinds,
    (select count(*) from development_charges c where c.order_id = o.id
      and c.status in ('capture', 'settlement'))::int as charges
  from orders o join customers c on c.id = o.customer_id where c.email = any($1)`;

const SOLD = `
  select i.id, i.stock, coalesce(sum(l.quantity) filter (where o.status in ('pending', 'paid')), 0)::int as held
  from items i left join order_lines l on l.item_id = i.id left join orders o on o.id = l.order_id
  where i.id = any($1) group by i.id`;

const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  total: z.number(),
  lines: z.number(),
  kinds: z.number(),
  charges: z.number(),
});
const pieceSchema = z.object({ id: z.string(), stock: z.number(), held: z.number() });

async function query<S extends z.ZodType>(
  { databaseUrl }: Stand,
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

const NOBODY = z.unknown();

/** Puts so many of each piece on the shelf. */
export const stock = (stand: Stand, count: number) =>
  query(
    stand,
    'update items set stock = $2 where id = any($1)',
    [PIECES.map((piece) => piece.itemId), count],
    NOBODY,
  );

/** What the database holds of some customers' orders. */
export const ordersOf = (stand: Stand, emails: string[]) => query(stand, ORDERS, [emails], orderSchema);

/** How many of each piece there were at the beginning, by what is left and what is in orders that hold it. */
export async function piecesEver(stand: Stand): Promise<number[]> {
  const pieces = await query(stand, SOLD, [PIECES.map((piece) => piece.itemId)], pieceSchema);
  return pieces.map(({ stock: left, held }) => left + held);
}
