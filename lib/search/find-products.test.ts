import { LOCALES } from '@/lib/contract/locale';
import { tidyQuestion } from '@/lib/contract/search';
import { translator } from '@/lib/i18n/translator';
import { searched } from '@/lib/testing/searched';
import { findProducts } from './find-products';
import { completeQuestion } from './phrases';
import { indexWords, inLanguage, type SearchIndex } from './word-index';

const lists = searched();
let indexes: Record<'en' | 'id', SearchIndex>;

beforeAll(async () => {
  const words = await indexWords(lists);
  indexes = { en: inLanguage(words, lists, 'en'), id: inLanguage(words, lists, 'id') };
});

function find(locale: 'en' | 'id', question: string) {
  const finding = findProducts(indexes[locale], tidyQuestion(question));
  const products = finding.kind === 'none' ? finding.nearest : finding.products;
  return { ...finding, names: products.map(({ name }) => name) };
}

it.each([
  ['en', 'kirana', 'Kirana Bikini'],
  ['en', 'KIRANA  bikini', 'Kirana Bikini'],
  ['en', 'Kiraña', 'Kirana Bikini'],
  ['en', 'ｋｉｒａｎａ', 'Kirana Bikini'],
  ['en', 'kir', 'Kirana Bikini'],
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
] as const)('in %s “%s” finds %s first, as it is written', (locale, question, name) => {
  const { kind, names } = find(locale, question);
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
])('“%s” is put right to “%s”, and says so', (question, words, name) => {
  const finding = find('en', question);
  expect(finding).toMatchObject({ kind: 'corrected', words });
  expect(finding.names).toContain(name);
});

it.each(['celana pantai', 'baju renang'])('“%s” is understood in both languages', (question) => {
  expect([...find('en', question).names].sort()).toEqual([...find('id', question).names].sort());
  expect(find('id', question).names.length).toBeGreaterThan(1);
});

it.each(LOCALES)('in %s finds something for each of the ideas the field begins with', (locale) => {
  const ideas = translator(locale, 'searchField')('ideas').split(', ');
  expect(ideas.filter((idea) => find(locale, idea).kind !== 'found')).toEqual([]);
});

it('puts a name before a category, and both before a description', () => {
  const { names } = find('en', 'bikini');
  expect(names.slice(0, 3).every((name) => name.endsWith('Bikini'))).toBe(true);
  expect(names.at(-1)).toBe('Padang Elite Pro');
  expect(find('en', 'palm').names).toEqual(['Dewi Bikini', 'Padang Elite Pro']);
});

it('says that there is nothing, and what comes nearest', () => {
  expect(find('en', 'padang bikini zebra')).toMatchObject({ kind: 'none' });
  expect(find('en', 'padang bikini zebra').names).toEqual(
    expect.arrayContaining(['Padang Elite Pro', 'Kirana Bikini']),
  );
  expect(find('en', 'qqqqqqqqqqqqqq')).toEqual({ kind: 'none', nearest: [], names: [] });
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
])('takes %j without harm', (question) => {
  expect(() => find('en', question)).not.toThrow();
  expect(() => find('id', question)).not.toThrow();
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
] as const)('in %s “%s” may become %j', (locale, question, completions) => {
  const finding = findProducts(indexes[locale], question);
  expect([...completeQuestion(indexes[locale], question, finding, 3)].sort()).toEqual(
    [...completions].sort(),
  );
});
