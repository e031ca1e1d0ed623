import { pagesWith, rememberPage } from './kept-pages.mjs';

const key = (path: string) => `/route-cache/APP_PAGE/0c5f/$${path}`;

it('finds the pages that a tag renews, the one visited last first', () => {
  rememberPage(key('/en/men'), '_N_T_/layout,catalogue,list,product:swell-tee');
  rememberPage(key('/en/men/swell-tee'), 'catalogue,product:swell-tee');
  rememberPage(key('/en/woman'), 'catalogue,list,product:melati');
  rememberPage(key('/en/men'), 'catalogue,list,product:swell-tee');

  expect(pagesWith(new Set(['product:swell-tee']))).toEqual(['/en/men', '/en/men/swell-tee']);
  expect(pagesWith(new Set(['product:melati', 'product:swell']))).toEqual(['/en/woman']);
  expect(pagesWith(new Set())).toEqual([]);
});

it('goes by the tags a page has now', () => {
  rememberPage(key('/en/new'), 'product:a');
  rememberPage(key('/en/new'), 'product:b');
  expect(pagesWith(new Set(['product:a']))).toEqual([]);
});

it('forgets pages nobody has asked for lately', () => {
  rememberPage(key('/en/old'), 'product:old');
  for (let page = 0; page < 1_000; page += 1) rememberPage(key(`/en/men/${page}`), 'product:other');
  expect(pagesWith(new Set(['product:old']))).toEqual([]);
});
