import type { OpenedDatabase } from '@/backend/db/database';
import { outgoingMails } from '@/backend/db/schema/mails';
import { emptyTables } from '@/backend/test/empty-tables';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { createTestDependencies } from '@/backend/test/test-dependencies';
import { queueMail, sendMails } from './mail-outbox';
import { MailError } from './mailer';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const mail = {
  to: 'made@example.com',
  subject: 'A',
  text: 'B',
  html: '<p>C</p>',
  link: 'https://shop.example/d',
};

let database: OpenedDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => emptyTables(database.db));
afterAll(() => database.close());

function outbox() {
  const { dependencies, clock, mails } = createTestDependencies(database.db);
  let down = false;
  const ids: string[] = [];
  const { send } = dependencies.mailer;
  dependencies.mailer.send = (one, id) => {
    ids.push(id);
    return down ? Promise.reject(new MailError('down')) : send(one, id);
  };
  return {
    mails,
    /** The message ids of all attempts to send an email. */
    ids,
    clock,
    dependencies,
    queue: (until?: Date) =>
      database.db.transaction((tx) => queueMail(tx, mail, { now: clock.now(), until })),
    round: () => sendMails(dependencies),
    left: () => database.db.$count(outgoingMails),
    setDown: (value: boolean) => {
      down = value;
    },
  };
}

it('sends an email once and deletes it', async () => {
  const shop = outbox();
  await shop.queue();
  await shop.round();
  await shop.round();
  expect(shop.mails).toEqual([mail]);
  expect(await shop.left()).toBe(0);
});

it('sends no email of a transaction that was rolled back', async () => {
  const shop = outbox();
  const failed = database.db.transaction(async (tx) => {
    await queueMail(tx, mail, { now: shop.clock.now() });
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  await shop.round();
  expect(shop.mails).toEqual([]);
});

it('retries with increasing pauses while the mail server is down', async () => {
  const shop = outbox();
  await shop.queue();
  shop.setDown(true);
  await shop.round();
  shop.clock.advance(MINUTE);
  await shop.round();
  shop.setDown(false);
  shop.clock.advance(2 * MINUTE);
  await shop.round();
  expect(shop.mails).toEqual([]);
  shop.clock.advance(MINUTE);
  await shop.round();
  expect(shop.mails).toEqual([mail]);
});

it('retries an email with the same id, and gives each email its own', async () => {
  const shop = outbox();
  await shop.queue();
  shop.setDown(true);
  await shop.round();
  shop.setDown(false);
  shop.clock.advance(MINUTE);
  await shop.round();
  await shop.queue();
  await shop.round();
  const [first, retried, second] = shop.ids;
  expect(shop.ids).toHaveLength(3);
  expect(retried).toBe(first);
  expect(second).not.toBe(first);
});

it('sends other emails although one cannot be sent', async () => {
  const shop = outbox();
  await shop.queue();
  shop.setDown(true);
  await shop.round();
  shop.setDown(false);
  await shop.queue();
  await shop.round();
  expect(shop.mails).toHaveLength(1);
});

it('drops an email that has expired', async () => {
  const shop = outbox();
  await shop.queue(new Date(shop.clock.now().getTime() + 60 * MINUTE));
  await shop.queue();
  shop.setDown(true);
  await shop.round();
  shop.setDown(false);
  shop.clock.advance(60 * MINUTE);
  await shop.round();
  expect(shop.mails).toHaveLength(1);
  expect(await shop.left()).toBe(0);
});

it('drops every email after three days', async () => {
  const shop = outbox();
  await shop.queue();
  shop.clock.advance(3 * DAY);
  await shop.round();
  expect(shop.mails).toEqual([]);
  expect(await shop.left()).toBe(0);
});

it('sends each email once, even with several processes', async () => {
  const shop = outbox();
  for (let count = 0; count < 12; count += 1) await shop.queue();
  await Promise.all([shop.round(), shop.round(), shop.round()]);
  expect(shop.mails).toHaveLength(12);
  expect(await shop.left()).toBe(0);
});

it('leaves the remaining emails for the next start when it stops', async () => {
  const shop = outbox();
  await shop.queue();
  await sendMails(shop.dependencies, AbortSignal.abort());
  expect(shop.mails).toEqual([]);
  expect(await shop.left()).toBe(1);
});
