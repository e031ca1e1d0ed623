import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StubbedAnswer, stubNetwork } from '@/lib/testing/stub-network';

const folder = mkdtempSync(join(tmpdir(), 'fingerprints-'));
const tee = { id: 'Swell Tee', name: 'Swell Tee', price: 299_000 };
const list = (...data: object[]) => ({ body: { data } });
const lists = (products: StubbedAnswer) => ({
  'GET /api/products': products,
  'GET /api/variants': list(),
  'GET /api/categories': list(),
  'GET /api/sizes': list(),
  'GET /api/items': list(),
});

beforeEach(() => {
  process.env.NEXT_DIST_DIR = folder;
  jest.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('segara.catalogue'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function noteAndRead() {
  const { noteCatalogue } = await import('./known-fingerprints');
  const { readFingerprints } = await import('./known-fingerprints');
  await noteCatalogue();
  return readFingerprints();
}

it('notes nothing while the catalogue cannot be read', async () => {
  stubNetwork(lists(new TypeError('fetch failed')));
  expect(await noteAndRead()).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
});

it('notes the catalogue of the first start, and leaves it to later ones', async () => {
  stubNetwork(lists(list(tee)));
  const first = await noteAndRead();
  expect([...(first?.products.keys() ?? [])]).toEqual(['swell-tee']);
  expect(readdirSync(join(folder, 'cache'))).toEqual(['catalogue-prints.json']);

  jest.resetModules();
  const { calls } = stubNetwork(lists(list({ ...tee, price: 1 })));
  expect(await noteAndRead()).toEqual(first);
  expect(calls()).toEqual([]);
});
