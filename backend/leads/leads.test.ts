import type { OpenedDatabase } from '@/backend/db/database';
import { catalogRequests } from '@/backend/db/schema/mails';
import { brand } from '@/backend/mail/brand';
import { sendMails } from '@/backend/mail/mail-outbox';
import { emptyTables } from '@/backend/test/empty-tables';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { createTestDependencies } from '@/backend/test/test-dependencies';
import { requestCatalog } from './leads';

const MINUTE = 60_000;
const MADE = {
  fullName: 'Made',
  email: 'made@example.com',
  phone: '',
  catalog: '2025',
  locale: 'en',
} as const;

let database: OpenedDatabase;
let world: ReturnType<typeof createTestDependencies>;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database.db);
  world = createTestDependencies(database.db);
});

const ask = (changes: object = {}) => requestCatalog(world.dependencies, { ...MADE, ...changes });
const round = () => sendMails(world.dependencies);
const stored = () => database.db.select().from(catalogRequests).orderBy(catalogRequests.id);
const recipients = () => world.mails.map(({ to }) => to);

it('sends each person one email in their language', async () => {
  await ask();
  await ask({ email: 'ayu@example.com', locale: 'id' });
  await round();
  await round();
  expect(world.mails.map(({ to, subject, link }) => [to, subject, link])).toEqual([
    ['made@example.com', `Your ${brand.name} catalogue 2025`, 'http://localhost:3000/catalogue-2025.pdf'],
    ['ayu@example.com', `Katalog ${brand.name} 2025 untuk Anda`, 'http://localhost:3000/catalogue-2025.pdf'],
  ]);
});

it('sends a second email only after ten minutes', async () => {
  await ask();
  await round();
  world.clock.advance(10 * MINUTE - 1);
  await ask();
  await round();
  expect(recipients()).toEqual(['made@example.com']);

  world.clock.advance(1);
  await ask();
  await round();
  expect(recipients()).toEqual(['made@example.com', 'made@example.com']);
  expect(await stored()).toHaveLength(3);
});
