import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StubbedAnswer, stubNetwork } from '@/lib/testing/stub-network';

let mockOnTold: ((tags: string[]) => Promise<void>) | undefined;
const mockTell = jest.fn(async (_tags: string[]) => undefined);
jest.mock('@/lib/redis/tag-log', () => ({
  followTags: (onTold: typeof mockOnTold) => {
    mockOnTold = onTold;
  },
  tellTags: (tags: string[]) => mockTell(tags),
}));

const folder = mkdtempSync(join(tmpdir(), 'prints-'));
const tee = { id: 'Swell Tee', name: 'Swell Tee', price: 299_000 };
const list = (...data: object[]) => ({ body: { data } });
const lists = (products: StubbedAnswer[]) => ({
  'GET /api/products': products,
  'GET /api/variants': list(),
  'GET /api/categories': list(),
  'GET /api/sizes': list(),
  'GET /api/items': list(),
});
const markTags = jest.fn(async (_tags: string[]) => undefined);

beforeAll(async () => {
  process.env.NEXT_DIST_DIR = folder;
  globalThis.markTags = markTags;
  stubNetwork(lists([list(tee)]));
  const { noteCatalogue } = await import('./known-fingerprints');
  await noteCatalogue();
  const { followStorefronts } = await import('./revalidate');
  followStorefronts();
});
afterAll(() => {
  globalThis.markTags = undefined;
  rmSync(folder, { recursive: true });
});

it('marks what another storefront has marked, once the catalogue was read anew', async () => {
  const { calls } = stubNetwork(lists([list(tee)]));
  await mockOnTold?.(['product:swell-tee', 'prices']);
  expect(calls()).toContain('GET /api/products');
  expect(markTags.mock.calls).toEqual([[['product:swell-tee', 'prices']]]);
  expect(mockTell).not.toHaveBeenCalled();
});

it('marks what nobody has told it, and tells the others of that', async () => {
  stubNetwork(lists([list({ ...tee, price: 1 })]));
  await mockOnTold?.(['prices']);
  expect(markTags.mock.lastCall).toEqual([['prices', 'product:swell-tee', 'prices']]);
  expect(mockTell.mock.calls).toEqual([[['product:swell-tee']]]);
});

it('marks nothing while the catalogue cannot be read, and is asked again', async () => {
  stubNetwork(lists([new TypeError('fetch failed')]));
  markTags.mockClear();
  await expect(mockOnTold?.(['list'])).rejects.toMatchObject({ code: 'unavailable' });
  expect(markTags).not.toHaveBeenCalled();
});
