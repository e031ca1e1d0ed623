import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { OpenedDatabase } from '@/backend/db/database';
import { readBooks } from '@/backend/test/machine/books';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { orderShop } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';
import { readOptions, runTask, runTaskInOpenShop } from './run-task';

const databases: OpenedDatabase[] = [];
let folder: string;
let backup: string;

async function openDatabase() {
  const database = await openTestDatabase();
  databases.push(database);
  return database;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'segara-backup-'));
  backup = join(folder, 'backup');
});
afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.close()));
  await rm(folder, { recursive: true });
});

/** A shop that has sold something, with its own data folder. */
async function busyShop() {
  const { db } = await openDatabase();
  const shop = await orderShop(db);
  const customer = await shop.customer();
  await shop.fill(customer, testItems.small.id, 2);
  await shop.order(customer);
  await shop.fill(customer, testItems.medium.id);
  const dataDir = join(folder, 'data');
  await mkdir(join(dataDir, 'pictures'), { recursive: true });
  await writeFile(join(dataDir, 'pictures/abc.jpg'), 'a picture');
  await writeFile(join(dataDir, 'session-secret'), 'a secret');
  await writeFile(join(dataDir, 'social-feed.json'), '[]');
  return {
    shop,
    customer,
    world: { ...shop.dependencies, db, dataDir, siteUrl: 'https://shop.example' },
  };
}

type World = Awaited<ReturnType<typeof busyShop>>['world'];
const perform = (world: World, ...args: string[]) => runTask(readOptions(args), world);

/** An empty shop elsewhere. */
async function otherShop(world: World) {
  const { db } = await openDatabase();
  return { ...world, db, dataDir: join(folder, 'other-data') };
}

it('restores everything elsewhere, and the books balance', async () => {
  const { shop, customer, world } = await busyShop();
  expect(await perform(world, 'create', backup)).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('(1 customer, 1 order, '),
  });
  // What is sold after the backup is not in it.
  const books = await readBooks(world.db);
  await shop.order(customer);

  const other = await otherShop(world);
  expect(await perform(other, 'restore', backup)).toMatchObject({ exitCode: 0, faults: '' });
  expect(await readBooks(other.db)).toEqual(books);
  expect(await readFile(join(other.dataDir, 'pictures/abc.jpg'), 'utf8')).toBe('a picture');
  expect(await readFile(join(other.dataDir, 'session-secret'), 'utf8')).toBe('a secret');
  // What can be had again is not in it.
  expect((await readdir(other.dataDir)).sort()).toEqual(['pictures', 'session-secret']);
});

it('goes on where the shop was: migrations are known, and new rows get new numbers', async () => {
  const { world } = await busyShop();
  await perform(world, 'create', backup);
  const { migrate, db } = await openDatabase();
  await perform({ ...world, db, dataDir: join(folder, 'other-data') }, 'restore', backup);
  await migrate();
  const again = join(folder, 'again');
  await perform({ ...world, db, dataDir: join(folder, 'other-data') }, 'create', again);
  const tablesOf = async (made: string) =>
    JSON.parse(await readFile(join(made, 'backup.json'), 'utf8')).tables;
  expect(await tablesOf(again)).toEqual(await tablesOf(backup));
});

it('is closed to other users', async () => {
  const { world } = await busyShop();
  await perform(world, 'create', backup);
  expect((await stat(join(backup, 'tables'))).mode & 0o077).toBe(0);
  expect((await stat(join(backup, 'backup.json'))).mode & 0o077).toBe(0);
});

it.each([
  ['changed', (file: string) => writeFile(file, gzipSync('{}\n')), 'is not what was written'],
  ['cut short', (file: string) => truncate(file, 30), 'cannot be read: .*unexpected end of file'],
  ['no backup of it', (file: string) => writeFile(file, 'text'), 'cannot be read: .*incorrect header check'],
  ['gone', (file: string) => rm(file), 'cannot be read: .*ENOENT'],
])('finds a table that is %s', async (_how, damage, said) => {
  const { world } = await busyShop();
  await perform(world, 'create', backup);
  await damage(join(backup, 'tables/orders.ndjson.gz'));
  const { exitCode, faults } = await perform(world, 'verify', backup);
  expect([exitCode, faults]).toEqual([1, expect.stringMatching(`^orders: ${said}`)]);
});

it('finds a damaged byte, and restores nothing of it', async () => {
  const { world } = await busyShop();
  await perform(world, 'create', backup);
  expect(await perform(world, 'verify', backup)).toMatchObject({ exitCode: 0 });
  await writeFile(join(backup, 'files/session-secret'), 'another secret');
  const fault = { exitCode: 1, faults: 'session-secret: is not what was written\n' };
  expect(await perform(world, 'verify', backup)).toMatchObject(fault);
  const other = await otherShop(world);
  expect(await perform(other, 'restore', backup)).toMatchObject(fault);
  expect((await readBooks(other.db)).orders).toEqual([]);
});

it('takes no orders away unless that is said', async () => {
  const { shop, customer, world } = await busyShop();
  await perform(world, 'create', backup);
  await shop.order(customer);
  expect(await perform(world, 'restore', backup)).toMatchObject({
    exitCode: 1,
    faults: 'The shop has 2 orders and 1 customer, which would be gone: say so with --replace.\n',
  });
  expect(await shop.countOrders()).toBe(2);
  expect(await perform(world, 'restore', backup, '--replace')).toMatchObject({ exitCode: 0 });
  expect(await shop.countOrders()).toBe(1);
});

it('refuses the backup of a later release, and changes nothing', async () => {
  const { world } = await busyShop();
  await perform(world, 'create', backup);
  const manifest = JSON.parse(await readFile(join(backup, 'backup.json'), 'utf8'));
  manifest.migrations.push({ hash: 'of tomorrow', createdAt: 9_999_999_999_999 });
  await writeFile(join(backup, 'backup.json'), JSON.stringify(manifest));
  expect(await perform(world, 'restore', backup, '--replace')).toMatchObject({
    exitCode: 1,
    faults: expect.stringContaining('of a later release'),
  });
  expect((await readBooks(world.db)).orders).toHaveLength(1);
});

it('is made of an open shop, and never restored under its feet', async () => {
  const { world } = await busyShop();
  expect(await runTaskInOpenShop(readOptions(['create', backup]), world)).toMatchObject({ exitCode: 0 });
  expect(await runTaskInOpenShop(readOptions(['restore', backup, '--replace']), world)).toMatchObject({
    exitCode: 1,
    faults: 'The shop is open: close it first.\n',
  });
});

it.each([
  [['create', '/dev/null/backup'], 'cannot be written'],
  [['verify', '/nowhere/at/all'], 'is no backup'],
])('says in a line what is wrong with %j', async (args, said) => {
  const { world } = await busyShop();
  expect(await perform(world, ...args)).toMatchObject({ exitCode: 1, faults: expect.stringContaining(said) });
});

it.each([
  [['keep', 'x'], 'There are create, verify and restore, but no ‘keep’.'],
  [['create'], 'One folder: create FOLDER.'],
  [['create', 'x', '--replace'], '--replace belongs to restore.'],
])('does not take %j', (args, said) => {
  expect(() => readOptions(args)).toThrow(said);
});
