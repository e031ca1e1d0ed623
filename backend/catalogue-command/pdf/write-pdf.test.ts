import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { exportCatalogue } from '@/backend/catalogue-command/export-catalogue';
import { runTask } from '@/backend/catalogue-command/run-task';
import type { OpenedDatabase } from '@/backend/db/database';
import { products } from '@/backend/db/schema/catalogue';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { openPdf, tagsOf, tagsOfPage } from '@/backend/test/read-pdf';
import { storeTestCatalogue } from '@/backend/test/test-catalogue';
import { writePdf } from './write-pdf';

let database: OpenedDatabase;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  await storeTestCatalogue(database.db);
  folder = await mkdtemp(join(tmpdir(), 'segara-pdf-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const draw = (file = join(folder, 'sheet.pdf')) =>
  runTask(
    { command: 'pdf', file },
    {
      db: database.db,
      dataDir: folder,
      siteUrl: 'https://shop.example',
      now: () => new Date('2025-01-02T03:04:05Z'),
    },
  );

async function wordsOf(file: string): Promise<string> {
  const pdf = await openPdf(await readFile(file));
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((number) => tagsOfPage(pdf, number)));
  await pdf.loadingTask.destroy();
  return pages
    .flatMap(({ tags }) => tagsOf('Document', tags))
    .map(({ words }) => words)
    .join('\n');
}

it('draws the catalogue as it is in the database', async () => {
  expect(await draw()).toEqual({
    exitCode: 0,
    output: expect.stringMatching(/^\d+ pages \(\d\.\d MB\) written to .*sheet\.pdf\n$/),
    faults: '',
  });
  const words = await wordsOf(join(folder, 'sheet.pdf'));
  const { products: filed } = await database.db.transaction(exportCatalogue);
  for (const { name } of filed) expect(words).toContain(name);
  expect(words).toContain('US$ 75');
});

it('takes imported pictures from their shelf, and says where there is none', async () => {
  await mkdir(join(folder, 'pictures'));
  const picture = await sharp({ create: { width: 40, height: 50, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await writeFile(join(folder, 'pictures/teal.png'), picture);
  await database.db.update(products).set({ images: { main: '/pictures/teal.png' } });
  expect(await draw()).toMatchObject({ exitCode: 0 });
  expect(await wordsOf(join(folder, 'sheet.pdf'))).toContain('No image available');
});

it.each(['/pictures/away.jpg', '/../package.json', '/pictures/../../x.jpg', 'http://127.0.0.1:9/a.jpg'])(
  'names a picture that it cannot have, %s, and writes nothing',
  async (main) => {
    await database.db.update(products).set({ images: { fullBody: main } });
    const outcome = await draw(join(folder, 'never.pdf'));
    expect(outcome).toMatchObject({ exitCode: 1, output: '' });
    expect(outcome.faults).toContain(`${main} cannot be put into the PDF: `);
    expect(await readdir(folder)).not.toContain('never.pdf');
  },
);

it('draws no empty catalogue over a full one', async () => {
  const options = { file: join(folder, 'empty.pdf'), dataDir: folder, now: new Date() };
  const empty = { categories: [], variants: [], sizes: [], products: [] };
  await expect(writePdf(empty, options)).rejects.toThrow('no product in the catalogue');
  expect(await readdir(folder)).not.toContain('empty.pdf');
});

it('says when the file cannot be written', async () => {
  await database.db.update(products).set({ images: {} });
  const outcome = await draw(join(folder, 'nowhere/sheet.pdf'));
  expect(outcome).toMatchObject({ exitCode: 1 });
  expect(outcome.faults).toContain('cannot be written');
});
