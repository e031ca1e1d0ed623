import { findQueryPage, forgetQueryPages, keepQueryPage, presentState } from './query-pages.mjs';

const lifetime = { revalidate: 30, expire: 300 };
const keep = (key: string, html = key) => keepQueryPage(key, { html }, { lifetime, madeOf: presentState() });
const found = (key: string) => findQueryPage(key)?.value.html;

beforeEach(forgetQueryPages);

it('is kept while it is fresh, and not shown a moment longer', () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  keep('/en/search/q=tee');
  clock.mockReturnValue(30_000);
  expect(found('/en/search/q=tee')).toBe('/en/search/q=tee');
  clock.mockReturnValue(31_001);
  expect(found('/en/search/q=tee')).toBeUndefined();
});

it('is forgotten when anything of the catalogue has changed', () => {
  keep('/en/search/q=tee');
  forgetQueryPages();
  expect(found('/en/search/q=tee')).toBeUndefined();
});

it('is not kept when something has changed while it was made', () => {
  const madeOf = presentState();
  forgetQueryPages();
  keepQueryPage('/en/search/q=tee', { html: 'old' }, { lifetime, madeOf });
  expect(found('/en/search/q=tee')).toBeUndefined();
});

it('makes room when visitors think of many, the least lately asked for first', () => {
  const html = 'x'.repeat(100_000);
  for (let query = 0; query < 100; query += 1) keep(`${query}`, html);
  expect(found('0')).toBe(html);
  for (let query = 100; query < 250; query += 1) keep(`${query}`, html);
  expect(found('0')).toBe(html);
  expect(found('1')).toBeUndefined();
  expect(found('249')).toBe(html);
});
