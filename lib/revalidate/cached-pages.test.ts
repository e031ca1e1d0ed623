import { pagesWith } from './cached-pages';

const page = (path: string, tags: string) => ({ path, tags });

afterEach(() => {
  globalThis.listCachedPages = undefined;
});

it('finds the pages that a tag renews, the one visited last first', () => {
  globalThis.listCachedPages = () => [
    page('/en/men', '_N_T_/layout,catalogue,list,product:swell-tee'),
    page('/en/woman', 'catalogue,list,product:melati'),
    page('/en/men/swell-tee', 'catalogue,product:swell-tee'),
  ];
  expect(pagesWith(new Set(['product:swell-tee']))).toEqual(['/en/men', '/en/men/swell-tee']);
  expect(pagesWith(new Set(['product:melati', 'product:swell']))).toEqual(['/en/woman']);
  expect(pagesWith(new Set())).toEqual([]);
});

it('goes by the tags of the latest version', () => {
  globalThis.listCachedPages = () => [page('/en/new', 'product:b'), page('/en/new', 'product:a')];
  expect(pagesWith(new Set(['product:a']))).toEqual([]);
});

it('finds nothing where no server caches pages', () => {
  expect(pagesWith(new Set(['catalogue']))).toEqual([]);
});
