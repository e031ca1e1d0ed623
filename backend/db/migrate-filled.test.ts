import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { testAddress } from '@/backend/test/logged-in-customer';
import { openDatabaseWithoutTables } from '@/backend/test/open-test-database';
import type { OpenedDatabase } from './database';
import { MIGRATIONS_FOLDER } from './open-database';
import { customers } from './schema/accounts';
import { cartAdditions, cartLines } from './schema/cart';
import { orders } from './schema/orders';

/** The last migration of an older release, in which cart additions had no table of their own. */
const OLDER = '0006_orders-and-mails';

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

let database: OpenedDatabase;

/** Runs the migrations up to the older release, and records them as the migrator does. */
async function migrateToOlder(): Promise<void> {
  const { db } = database;
  const journal = journalSchema.parse(
    JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, 'meta', '_journal.json'), 'utf8')),
  );
  const last = journal.entries.findIndex(({ tag }) => tag === OLDER);
  await db.execute(sql`create schema drizzle`);
  await db.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { tag, when } of journal.entries.slice(0, last + 1)) {
    const statements = readFileSync(join(MIGRATIONS_FOLDER, `${tag}.sql`), 'utf8').split(
      '--> statement-breakpoint',
    );
    for (const statement of statements) await db.execute(sql.raw(statement));
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${tag}, ${when})`,
    );
  }
}

/** Rows as the older release wrote them. */
const ROWS = [
  `insert into categories values ('boardshorts', 'Boardshorts', 0)`,
  `insert into sizes values ('s', 'S', 0)`,
  `insert into products (id, slug, name, price, colour, description, images, translations, category_id, is_featured,
     position, created_at, updated_at)
   values ('P', 'p', 'P', 1000, 'Bone', 'Shorts.', '{}', '{}', 'boardshorts', true, 0, now(), now())`,
  `insert into items values ('i', 'P', 's', 1000, 3)`,
  `insert into customers (id, first_name, last_name, email, phone, password_hash, locale, verified_at, created_at, updated_at)
   select 'c' || n, 'Made', 'W', 'c' || n || '@example.com', '+62', 'x', 'id', now(), now(), now() from generate_series(1, 500) n`,
  `insert into customers (id, first_name, last_name, email, phone, password_hash, locale, created_at, updated_at)
   values ('locked', 'Made', 'W', 'locked@example.com', '+62', 'x', 'id', now(), now()),
     ('registered', 'Made', 'W', 'registered@example.com', '+62', 'x', 'id', now(), now())`,
  `insert into addresses (customer_id, receipt_name, address, city, province, postal_code, updated_at)
   values ('locked', 'Made', 'Jalan 1', 'Badung', 'Bali', '80361', now())`,
  `insert into cart_lines (id, customer_id, item_id, quantity, created_at, added_price, addition_key)
   select 'l' || n, 'c' || n, 'i', 1, now(), 900, case when n % 2 = 0 then 'k' || n end from generate_series(1, 500) n`,
  `insert into orders (id, customer_id, status, total, customer_name, customer_email, customer_phone, receipt_name, address, city,
     province, postal_code, idempotency_key, cart_fingerprint, snap_token, expires_at, created_at, updated_at)
   select 'o' || n, 'c1', status, 1000, 'Made W', 'c1@example.com', '+62', '${testAddress.receiptName}', '${testAddress.address}',
     'Badung', 'Bali', '80361', 'k' || n, 'f', 's', now(), now(), now() - days * interval '1 day'
   from (values (1, 'pending', 9), (2, 'paid', 0), (3, 'expired', 1), (4, 'expired', 9)) as made(n, status, days)`,
  `insert into order_lines (id, order_id, cart_line_id, item_id, item_name, size_name, price, quantity, position)
   select 'ol' || n, 'o' || n, 'l1', 'i', 'P', 'S', 1000, 1, 0 from generate_series(1, 4) n`,
];

beforeAll(async () => {
  database = await openDatabaseWithoutTables();
  await migrateToOlder();
  for (const row of ROWS) await database.db.execute(sql.raw(row));
  await database.migrate();
}, 60_000);
afterAll(() => database.close());

it('keeps all carts of an older release, with the keys of their additions', async () => {
  expect(await database.db.$count(cartLines)).toBe(500);
  expect(await database.db.$count(cartAdditions)).toBe(250);
  const [kept] = await database.db.select().from(cartAdditions).where(eq(cartAdditions.customerId, 'c2'));
  expect(kept?.key).toBe('k2');
});

it('schedules a provider check for payable and paid orders only', async () => {
  const stored = await database.db.select().from(orders).orderBy(orders.id);
  expect(stored.map(({ id, checkDueAt }) => [id, checkDueAt !== null])).toEqual([
    ['o1', true],
    ['o2', true],
    ['o3', true],
    ['o4', false],
  ]);
  expect(stored.every(({ checkFailures, locale }) => checkFailures === 0 && locale === 'en')).toBe(true);
});

it('keeps locked customers apart from registrations that nobody has confirmed', async () => {
  const findCustomer = async (id: string) => {
    const [customer] = await database.db.select().from(customers).where(eq(customers.id, id));
    return { isConfirmed: customer?.verifiedAt instanceof Date, passwordHash: customer?.passwordHash };
  };
  expect(await findCustomer('locked')).toEqual({ isConfirmed: true, passwordHash: null });
  expect(await findCustomer('registered')).toEqual({ isConfirmed: false, passwordHash: 'x' });
});

it('migrates once', async () => {
  await database.migrate();
  expect(await database.db.$count(cartAdditions)).toBe(250);
});
