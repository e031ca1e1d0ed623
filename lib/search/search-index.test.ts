import { isOutage } from '@/lib/catalogue/outage';
import { stubNetwork } from '@/lib/testing/stub-network';
import { loadSearch } from './search-index';

const tee = { id: 'Swell Tee', name: 'Swell Tee', price: 299_000, category: { name: 'Tees' } };
const lists = { 'GET /api/variants': { body: { data: [] } }, 'GET /api/categories': { body: { data: [] } } };
const answer = (...data: object[]) => ({ body: { data } });

let now = Date.parse('2026-01-01T00:00:00Z');

beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});

/** A search, later than whatever was read before. */
async function search(locale: 'en' | 'id' = 'en') {
  const search = await loadSearch(locale);
  if (isOutage(search)) throw new Error(search.outage);
  return { ...search.index, price: search.searched.products[0]?.price, found: search.index.find('swell') };
}
const later = () => {
  now += 3_600_000;
};

it('makes one index for a catalogue and all who ask at the same moment, whatever their language', async () => {
  stubNetwork({ ...lists, 'GET /api/products': answer(tee) });
  const [one, other, indonesian] = await Promise.all([search(), search(), search('id')]);
  expect(other.vocabulary).toBe(one.vocabulary);
  expect(indonesian.vocabulary).not.toBe(one.vocabulary);
  expect((await search('id')).vocabulary).toBe(indonesian.vocabulary);
});

it('keeps it when prices change, which are shown as they are, and makes another for other words', async () => {
  later();
  stubNetwork({
    ...lists,
    'GET /api/products': [answer(tee), answer({ ...tee, price: 1 }), answer({ ...tee, colour: 'Coral' })],
  });
  const before = await search();
  later();
  const cheaper = await search();
  expect([cheaper.price, cheaper.found[0]?.price]).toEqual([1, 1]);
  expect(cheaper.vocabulary).toBe(before.vocabulary);
  later();
  const coral = await search();
  expect(coral.vocabulary).not.toBe(before.vocabulary);
  expect([before.vocabulary.knows('coral'), coral.vocabulary.knows('coral')]).toEqual([false, true]);
});

it('finds a product that has come', async () => {
  later();
  stubNetwork({
    ...lists,
    'GET /api/products': [answer(tee), answer(tee, { ...tee, id: 'Swell', name: 'Swell' })],
  });
  expect((await search()).found).toHaveLength(1);
  later();
  expect((await search()).found).toHaveLength(2);
});
