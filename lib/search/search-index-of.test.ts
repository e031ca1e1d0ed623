import { searched } from '@/lib/testing/searched';
import { shopProduct } from '@/lib/testing/shop-product';
import { findProducts } from './find-products';
import { searchIndexOf } from './search-index-of';

it('makes an index once for a catalogue and a language', () => {
  const lists = searched();
  const index = searchIndexOf(lists, 'en');
  expect(searchIndexOf({ ...lists }, 'en')).toBe(index);
  expect(searchIndexOf(lists, 'id')).not.toBe(index);

  expect(searchIndexOf({ ...lists, products: [...lists.products] }, 'en')).not.toBe(index);
  expect(searchIndexOf({ ...lists, variants: [...lists.variants] }, 'en')).not.toBe(index);
});

/** Milliseconds of the processor, which do not depend on what else the machine does. */
function costOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

it('answers at once among 5,000 products, and is made in a moment', () => {
  const words =
    'ombak karang pasir pantai surya bulan senja embun laut angin palem kelapa perahu layar'.split(' ');
  const word = (seed: number) => `${words[seed % words.length]}${seed % 97}`;
  const description = (seed: number) =>
    Array.from({ length: 80 }, (_, at) => word(seed * 31 + at * 17)).join(' ');
  const products = Array.from({ length: 5000 }, (_, at) =>
    shopProduct({
      id: `${word(at)} Bikini ${at}`,
      colour: word(at * 7),
      category: { name: 'Bikini' },
      description: description(at),
    }),
  );
  const lists = { ...searched(), products };

  expect(costOf(() => searchIndexOf(lists, 'en'))).toBeLessThan(3000);
  const index = searchIndexOf(lists, 'en');
  const questions = ['bikini', 'bikni', 'ombak1 bik', 'zebra', 'bikini 4711', 'bi', 'ombk12'];
  for (const question of questions) findProducts(index, question);
  const costs = questions.map((question) => costOf(() => findProducts(index, question)));
  expect(costs.sort((a, b) => a - b)[3]).toBeLessThan(40);
});
