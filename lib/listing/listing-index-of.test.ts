import { catalogueLists } from '@/lib/testing/catalogue-lists';
import { listingIndexOf } from './listing-index-of';

it('makes the index of a listing once for a catalogue, and anew when any of its lists is another', () => {
  const lists = catalogueLists();
  const index = listingIndexOf('men', lists);
  expect(listingIndexOf('men', { ...lists })).toBe(index);
  expect(listingIndexOf('woman', lists)).not.toBe(index);

  const soldOut = { ...lists, items: [] };
  expect(listingIndexOf('men', soldOut)).not.toBe(index);
  expect(listingIndexOf('men', soldOut).choices.size).toEqual([]);
  expect(listingIndexOf('men', { ...lists, products: [...lists.products] })).not.toBe(index);
});
