// Run in a shop's folder, as a process of its own: fills the embedded database of DATA_DIR with so many customers and orders.
import { hashPassword } from '@/backend/accounts/credentials';
import { openDatabase } from '@/backend/db/open-database';
import { seed } from '@/backend/seed/seed';
import { growShop } from '@/backend/test/grow-shop';

const [, , customers, orders, password = ''] = process.argv;
const dataDir = process.env.DATA_DIR ?? '.data';
const now = new Date();
const database = await openDatabase({
  databaseUrl: undefined,
  dataDir,
  onIdleError: (error) => {
    throw error;
  },
});
await database.migrate(async (db) => {
  await seed(db, now, 'all');
});
const passwordHash = await hashPassword(password);
await growShop(database.db, { customers: Number(customers), orders: Number(orders), passwordHash, now });
await database.close();
