import { LOCALES } from '@/lib/contract/locale';
import { normalizeQuery } from '@/lib/contract/search';
import { translator } from '@/lib/i18n/translator';
import { createSearchableCatalogue } from '@/lib/testing/searchable-catalogue';
import { createShopProduct } from '@/lib/testing/shop-product';
import { getSearchIndex } from './search-index';
import { searchProducts } from './search-products';

const lists = createSearchableCatalogue();

async function find(locale: 'en' | 'id', query: string) {
  const result = await searchProducts(lists, locale, normalizeQuery(query));
  const products = result.kind === 'none' ? result.nearest : result.products;
  return { ...result, names: products.map(({ name }) => name) };
}

it.each([
  ['en', 'kirana', 'Kirana Bikini'],
  ['en', 'KIRANA  bikini', 'Kirana Bikini'],
  ['en', 'Kiraña', 'Kirana Bikini'],
  ['en', 'ｋｉｒａｎａ', 'Kirana Bikini'],
  ['en', 'kir', 'Kirana Bikini'],
  ['en', 'pada', 'Padang Elite Pro'],
  ['en', 'bikini k', 'Kirana Bikini'],
  ['en', 'the bikini for Kirana', 'Kirana Bikini'],
  ['en', 'black tee', 'Pocket Icon Tee'],
  ['en', 'kaos hitam', 'Pocket Icon Tee'],
  ['id', 'kaos warna hitam', 'Pocket Icon Tee'],
  ['en', 't-shirts', 'Pocket Icon Tee'],
  ['en', 'tees', 'Pocket Icon Tee'],
  ['en', 'rashguard', 'Ombak Rash Guard'],
  ['en', 'swim suits', 'Senja Swimsuit'],
  ['en', 'dresses', 'Sari Dress'],
  ['id', 'gaun', 'Sari Dress'],
  ['en', 'laut dalam', 'Uluwatu Elite Pro'],
  ['id', 'deep sea', 'Uluwatu Elite Pro'],
  ['en', 'temple', 'Uluwatu Elite Pro'],
  ['id', 'pura', 'Uluwatu Elite Pro'],
  ['en', 'women rash', 'Ombak Rash Guard'],
  ['id', 'wanita gaun', 'Sari Dress'],
  ['en', 'uluwatu 32', 'Uluwatu Elite Pro'],
  ['en', 'uluwatu XL', 'Uluwatu Elite Pro'],
  ['en', 'lycra kirana bikini', undefined],
  ['en', 'recycled rib kirana', 'Kirana Bikini'],
  ['id', 'poliester melati', 'Melati Bikini'],
] as const)('in %s finds for “%s” the product %s first', async (locale, query, name) => {
  const { kind, names } = await find(locale, query);
  expect(kind).toBe(name ? 'found' : 'none');
  if (name) expect(names[0]).toBe(name);
});

it.each([
  ['bikni', 'bikini', 'Kirana Bikini'],
  ['biikni', 'bikini', 'Kirana Bikini'],
  ['kirna bikni', 'kirana bikini', 'Kirana Bikini'],
  ['bordshorts', 'boardshorts', 'Uluwatu Elite Pro'],
  ['boarsh', 'boardshorts', 'Uluwatu Elite Pro'],
  ['rash gard', 'rash guard', 'Ombak Rash Guard'],
  ['celna pantai', 'celana pantai', 'Sanur Volley'],
  ['baju rennag', 'baju renang', 'Senja Swimsuit'],
  ['ulwuatu', 'uluwatu', 'Uluwatu Elite Pro'],
])('corrects “%s” to “%s”', async (query, words, name) => {
  const result = await find('en', query);
  expect(result).toMatchObject({ kind: 'corrected', words });
  expect(result.names).toContain(name);
});

it.each(['celana pantai', 'baju renang'])('finds the same for “%s” in both languages', async (query) => {
  const { names } = await find('id', query);
  expect((await find('en', query)).names.sort()).toEqual(names.sort());
  expect(names.length).toBeGreaterThan(1);
});

it.each(LOCALES)('in %s finds products for each idea that the search dialog shows', async (locale) => {
  for (const idea of translator(locale, 'searchField')('ideas').split(', ')) {
    expect(await find(locale, idea)).toMatchObject({ kind: 'found' });
  }
});

it('ranks a name before a category, and both before a description', async () => {
  const { names } = await find('en', 'bikini');
  expect(names.slice(0, 3).every((name) => name.endsWith('Bikini'))).toBe(true);
  expect(names.at(-1)).toBe('Padang Elite Pro');
  expect((await find('en', 'palm')).names).toEqual(['Dewi Bikini', 'Padang Elite Pro']);
});

it('returns similar products when nothing matches', async () => {
  const { kind, names } = await find('en', 'padang bikini zebra');
  expect(kind).toBe('none');
  expect(names).toEqual(expect.arrayContaining(['Padang Elite Pro', 'Kirana Bikini']));
  expect(await find('en', 'qqqqqqqqqqqqqq')).toMatchObject({ kind: 'none', nearest: [], queries: [] });
});

it.each([
  '',
  ' ',
  '🏄🏽‍♀️',
  '%',
  '\u0000\u0007',
  '"',
  '<script>alert(1)</script>',
  '\u202eikinib',
  'שמלה',
  '__proto__',
  'constructor',
  'AND OR NOT *',
  'x'.repeat(5000),
  '\ud800',
])('accepts %j', async (query) => {
  for (const locale of LOCALES) {
    expect((await find(locale, query)).kind).toMatch(/^(found|corrected|none)$/);
  }
});

it.each([
  ['en', 'bi', ['bikini', 'bikini sunrise', 'bikini kawung']],
  ['en', 'bikini', ['bikini sunrise', 'bikini kawung', 'bikini palm shade']],
  ['en', 'bikini pa', ['bikini palm shade']],
  ['en', 'boardshrts', ['boardshorts terracotta', 'boardshorts deep sea']],
  ['id', 'ga', ['gaun', 'gaun frangipani']],
  ['id', 'laut', ['laut dalam', 'boardshort laut dalam']],
  ['en', 'zebra', []],
  ['en', '', []],
] as const)('in %s suggests after “%s” the queries %j', async (locale, query, queries) => {
  expect((await find(locale, query)).queries.toSorted()).toEqual(queries.toSorted());
});

it('finds changed products, and shows the current price of unchanged ones', async () => {
  const [first, ...others] = lists.products.map((product) => ({ ...product, price: 1 }));
  if (!first) throw new Error('The fixture has no products');
  const changed = { ...lists, products: [{ ...first, name: 'Suluban Elite Pro' }, ...others] };
  expect(await searchProducts(changed, 'en', 'suluban')).toMatchObject({ products: [{ price: 1 }] });
  expect(await searchProducts({ ...lists, products: [first] }, 'en', 'suluban')).toMatchObject({
    kind: 'none',
  });
});

it('searches 5,000 products, and handles other requests while indexing', async () => {
  const words =
    'ombak karang pasir pantai surya bulan senja embun laut angin palem kelapa perahu layar'.split(' ');
  const word = (seed: number) => `${words[seed % words.length]}${seed % 97}`;
  const products = Array.from({ length: 5000 }, (_, at) =>
    createShopProduct({
      id: `${word(at)} Bikini ${at}`,
      colour: word(at * 7),
      category: { name: 'Bikini' },
      description: Array.from({ length: 80 }, (_, place) => word(at * 31 + place * 17)).join(' '),
    }),
  );

  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  });
  const result = await searchProducts({ ...lists, products }, 'en', 'bikini 4711');
  clearInterval(others);
  expect(turns).toBeGreaterThan(10);
  expect(result).toMatchObject({
    kind: 'found',
    products: [{ id: expect.stringContaining('Bikini 4711') }],
  });
});

it('finds a product whose colour is one very long word, and whose category is called constructor', async () => {
  const product = createShopProduct({
    id: 'ombak',
    name: 'Ombak',
    colour: 'x'.repeat(50_000),
    category: { name: 'constructor' },
  });
  expect(await searchProducts({ ...lists, products: [product] }, 'en', 'ombak')).toMatchObject({
    products: [{ id: 'ombak' }],
  });
});

it('builds the index once for all bundles of a process', async () => {
  const index = getSearchIndex(lists);
  jest.resetModules();
  const bundle = await import('./search-index');
  expect(bundle.getSearchIndex({ ...lists })).toBe(index);
});
