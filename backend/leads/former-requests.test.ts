import { asc, eq, inArray, lte } from 'drizzle-orm';
import type { Database, OpenedDatabase } from '@/backend/db/database';
import { catalogRequests } from '@/backend/db/schema/leads';
import { outgoingMails } from '@/backend/db/schema/mails';
import { sendMails } from '@/backend/mail/mail-outbox';
import { emptyTables } from '@/backend/test/empty-tables';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { testDependencies } from '@/backend/test/test-dependencies';
import { queueFormerRequests } from './former-requests';
import { requestCatalog } from './leads';

const MINUTE = 60_000;
const MADE = { fullName: 'Made', phone: '', catalog: '2025', locale: 'id' } as const;
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];

let database: OpenedDatabase;
let world: ReturnType<typeof testDependencies>;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database.db);
  world = testDependencies(database.db);
});

/** Requests as the former release stores them. */
async function storeFormer(...names: string[]): Promise<void> {
  const now = world.clock.now();
  const rows = names.map((name) => ({
    ...MADE,
    email: `${name}@example.com`,
    requestId: `request-of-${name}`,
  }));
  await database.db
    .insert(catalogRequests)
    .values(rows.map((row) => ({ ...row, requestedAt: now, mailDueAt: now })));
}

/** A round of the former release's job: it puts the time off, sends, and notes that it has. */
async function formerRound({ db, now, mailer }: typeof world.dependencies): Promise<void> {
  while (true) {
    const due = await claimAsFormer(db, now());
    if (!due) return;
    await mailer.send({ to: due.email, subject: 'former', text: '', html: '', link: '' });
    const sent = { mailedAt: now(), mailDueAt: null };
    await db.update(catalogRequests).set(sent).where(eq(catalogRequests.id, due.id));
  }
}

async function claimAsFormer(db: Database, now: Date) {
  const longestDue = db
    .select({ id: catalogRequests.id })
    .from(catalogRequests)
    .where(lte(catalogRequests.mailDueAt, now))
    .orderBy(asc(catalogRequests.mailDueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [due] = await db
    .update(catalogRequests)
    .set({ mailDueAt: new Date(now.getTime() + 5 * MINUTE) })
    .where(inArray(catalogRequests.id, longestDue))
    .returning();
  return due;
}

const round = (signal?: AbortSignal) => queueFormerRequests(world.dependencies, signal);
const recipients = () => world.mails.map(({ to }) => to).sort();
const left = () => database.db.select().from(outgoingMails);

it('mails what the former release has left, in the language and on behalf of who asked', async () => {
  await storeFormer('a');
  await round();
  await round();
  expect(await left()).toMatchObject([{ recipient: 'a@example.com', requestId: 'request-of-a' }]);
  await sendMails(world.dependencies);
  expect(world.mails).toMatchObject([{ subject: expect.stringContaining('untuk Anda') }]);
});

it('leaves alone what the former release is sending, and takes it up when that came to nothing', async () => {
  await storeFormer('a');
  await claimAsFormer(database.db, world.clock.now());
  await round();
  expect(await left()).toEqual([]);

  world.clock.advance(5 * MINUTE);
  await round();
  expect(await left()).toMatchObject([{ recipient: 'a@example.com' }]);
});

it('sends each mail once while several processes of both releases do it', async () => {
  await storeFormer(...NAMES);
  await Promise.all([round(), formerRound(world.dependencies), round(), formerRound(world.dependencies)]);
  await sendMails(world.dependencies);
  expect(recipients()).toEqual(NAMES.map((name) => `${name}@example.com`));
});

it('sends no second mail to who asks again meanwhile', async () => {
  await storeFormer('a');
  await requestCatalog(world.dependencies, { ...MADE, email: 'a@example.com' });
  await round();
  await requestCatalog(world.dependencies, { ...MADE, email: 'a@example.com' });
  await sendMails(world.dependencies);
  expect(recipients()).toEqual(['a@example.com']);
});

it('stops between two when it is told to', async () => {
  await storeFormer('a');
  await round(AbortSignal.abort());
  expect(await left()).toEqual([]);
});
