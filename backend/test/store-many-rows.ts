import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';

/** The size of the shop to create. Every order and every cart has two lines. */
type Growth = { customers: number; orders: number; passwordHash: string; now: Date };

/** SQL that numbers the stock items, so that rows can refer to an item by its number. */
const GOODS = sql`
  goods as materialized (
    select row_number() over (order by items.id) - 1 as place, items.id as item_id, items.name, items.price, sizes.value as size
    from items join sizes on sizes.id = items.size_id where items.stock > 5)`;

/**
 * Returns the insert statements, in the order that foreign keys require. One order in ten is pending, two in
 * ten ended unpaid, and the others are paid. Orders are minutes apart.
 */
function statements({ customers, orders, passwordHash, now: moment }: Growth): SQL[] {
  const now = sql`${moment.toISOString()}::timestamptz`;
  const eachCustomer = sql`generate_series(1, ${customers}::int) as n`;
  const eachOrder = sql`generate_series(1, ${orders}::int) as n`;
  return [
    sql`insert into customers (id, first_name, last_name, email, phone, password_hash, locale, verified_at, created_at, updated_at)
      select 'customer-' || n, 'Made', 'Wirawan', 'customer-' || n || '@example.com', '+62' || 81200000000 + n,
        ${passwordHash}, 'en', ${now}, ${now}, ${now} from ${eachCustomer}`,
    sql`insert into addresses (customer_id, receipt_name, address, city, province, postal_code, updated_at)
      select 'customer-' || n, 'Made Wirawan', 'Jalan Pantai ' || n, 'Badung', 'Bali', '80361', ${now} from ${eachCustomer}`,
    sql`insert into access_tokens (hash, customer_id, created_at, expires_at)
      select encode(sha256(('token-' || n)::bytea), 'hex'), 'customer-' || n, ${now}, ${now} + interval '10 years'
      from ${eachCustomer}`,
    sql`insert into verification_tokens (hash, customer_id, created_at, expires_at, used_at)
      select encode(sha256(('mail-' || n)::bytea), 'hex'), 'customer-' || n, ${now}, ${now}, ${now} from ${eachCustomer}`,
    sql`insert into mail_requests (kind, email, locale, requested_at, due)
      select 'reset', 'customer-' || n || '@example.com', 'en', ${now}, false from ${eachCustomer}`,
    sql`with ${GOODS}
      insert into cart_lines (id, customer_id, item_id, quantity, added_price, created_at)
      select 'line-' || n || '-' || line, 'customer-' || n, item_id, 1, price, ${now}
      from ${eachCustomer} cross join generate_series(1, 2) as line
      join goods on place = (n * 7 + line * 13) % (select count(*) from goods)`,
    sql`insert into outgoing_mails (recipient, subject, body_text, body_html, link, created_at, due_at, useless_at)
      select 'customer-' || n || '@example.com', 'Waits', '', '', '', ${now}, ${now} + interval '1 day', ${now} + interval '2 days'
      from ${eachCustomer}`,
    sql`insert into cart_additions (customer_id, key, added_at)
      select 'customer-' || n, 'addition-' || addition, ${now} from ${eachCustomer} cross join generate_series(1, 2) as addition`,
    sql`insert into orders
        (id, customer_id, status, total, customer_name, customer_email, customer_phone, receipt_name, address, city, province,
         postal_code, idempotency_key, cart_fingerprint, snap_token, expires_at, check_due_at, created_at, updated_at)
      select 'order-' || n, 'customer-' || 1 + n % ${customers}::int, status, 1000, 'Made Wirawan', 'made@example.com', '+62812',
        'Made Wirawan', 'Jalan Pantai 1', 'Badung', 'Bali', '80361', 'key-' || n, 'cart-' || n, 'snap-' || n,
        case status when 'pending' then ${now} else at end + interval '1 day',
        case status when 'pending' then ${now} + interval '1 day' end, at, at
      from (select n, ${now} - (${orders}::int - n) * interval '5 minutes' as at,
          coalesce((array['pending', 'cancelled', 'expired'])[1 + n / 7 % 10], 'paid') as status from ${eachOrder}) as made`,
    sql`with ${GOODS}
      insert into order_lines (id, order_id, cart_line_id, item_id, item_name, size_name, price, quantity, position)
      select n || '-' || line, 'order-' || n, 'bought-' || n || '-' || line, item_id, name, size, price, 1, line
      from ${eachOrder} cross join generate_series(1, 2) as line
      join goods on place = (n * 7 + line * 13) % (select count(*) from goods)`,
    sql`insert into order_events (order_id, status, at) select id, 'pending', created_at from orders
      union all select id, status, created_at from orders where status <> 'pending'`,
    sql`insert into payment_notifications
        (id, order_id, transaction_id, transaction_status, status_code, gross_amount, source, verdict, effect, received_at)
      select 'note-' || id, id, 'charge-' || id, 'settlement', '200', '1000.00', 'notification', 'paid', 'applied', created_at
      from orders where status = 'paid'`,
    sql`insert into payment_errands (order_id, errand, created_at, done_at)
      select id, 'end', created_at, created_at from orders where status in ('cancelled', 'expired')`,
  ];
}

/**
 * Fills a shop with customers and orders in bulk. Customer n is `customer-<n>@example.com` with the bearer
 * token `token-<n>`. `order-<n>` belongs to customer (n modulo the number of customers) + 1. The catalogue
 * must exist already.
 */
export async function storeManyRows(db: Database, growth: Growth): Promise<void> {
  for (const statement of statements(growth)) await db.execute(statement);
  await db.execute(sql`analyze`);
}
