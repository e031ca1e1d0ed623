import { createCatalogueLists } from '@/lib/testing/catalogue-lists';
import { createListingIndex } from './listing-index';
import { listActiveFilters } from './listing-words';
import { LISTINGS } from './listings';
import { parseListingQuery } from './query';
import { createListingView } from './show-listing';

function chipsOf(search: string, locale: 'en' | 'id' = 'en') {
  const listing = LISTINGS.men;
  const index = createListingIndex(listing, createCatalogueLists(), locale);
  const view = createListingView(listing, index, parseListingQuery(new URLSearchParams(search)));
  return listActiveFilters(listing, view, locale).map(({ label, href }) => [label, href]);
}

it.each([
  ['', 'en', []],
  ['sort=newest&page=2', 'en', []],
  ['size=32', 'en', [['32', '/men?sort=featured']]],
  ['category=tees&sort=newest&page=3', 'id', [['Kaus', '/men?sort=newest']]],
  [
    'colour=white&size=32&size=34',
    'en',
    [
      ['32', '/men?colour=white&size=34'],
      ['34', '/men?colour=white&size=32'],
      ['White', '/men?size=32&size=34'],
    ],
  ],
  ['min=5000', 'en', [['From Rp. 5.000', '/men?sort=featured']]],
  [
    'max=5000&size=32',
    'en',
    [
      ['32', '/men?max=5000'],
      ['Up to Rp. 5.000', '/men?size=32'],
    ],
  ],
  ['min=1000&max=5000', 'en', [['Rp. 1.000 – Rp. 5.000', '/men?sort=featured']]],
] as const)('?%s in %s', (search, locale, expected) => {
  expect(chipsOf(search, locale)).toEqual(expected);
});
