import { createShopProduct } from '@/lib/testing/shop-product';
import { listSwimwearCandidates, omitShown, pickRandom } from './swimwear';

/** A seeded generator (Numerical Recipes), so that failures reproduce. */
function sameDice() {
  let state = 1971;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('draw', () => {
  const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'];

  it.each([0, 1, 4, 6])('draws %i without repetition', (count) => {
    const drawn = pickRandom(LETTERS, count);
    expect(new Set(drawn).size).toBe(count);
    expect(LETTERS).toEqual(expect.arrayContaining(drawn));
  });

  it('returns all items if there are fewer than requested, and does not change the list', () => {
    const list = ['a', 'b'];
    expect(pickRandom(list, 4).sort()).toEqual(['a', 'b']);
    expect(pickRandom([], 4)).toEqual([]);
    expect(list).toEqual(['a', 'b']);
  });

  it('uses the given random numbers', () => {
    expect(pickRandom(LETTERS, 3, () => 0)).toEqual(['a', 'b', 'c']);
    expect(pickRandom(LETTERS, 3, () => 0.999)).toEqual(['f', 'e', 'd']);
  });

  it('draws all items with equal probability', () => {
    const times = new Map(LETTERS.map((letter) => [letter, 0]));
    const random = sameDice();
    for (let round = 0; round < 6_000; round += 1) {
      for (const letter of pickRandom(LETTERS, 2, random)) times.set(letter, (times.get(letter) ?? 0) + 1);
    }
    // The mean is 2,000 and the standard deviation 37.
    for (const count of times.values()) expect(Math.abs(count - 2_000)).toBeLessThan(250);
  });
});

describe('swimwear', () => {
  const names = (products: { name: string }[]) => products.map(({ name }) => name);

  it('contains only bikinis and swimsuits, featured products first', () => {
    const products = [
      createShopProduct({ id: 'Kirana', category: { name: 'Bikini' } }),
      createShopProduct({ id: 'Ombak', category: { name: 'Rash Guard' }, isFeatured: true }),
      createShopProduct({ id: 'Bulan', category: { name: 'Swimsuit' }, isFeatured: true }),
      createShopProduct({ id: 'Nameless' }),
      createShopProduct({ id: 'Senja', category: { name: 'Swimsuit' } }),
    ];
    expect(names(listSwimwearCandidates(products))).toEqual(['Bulan', 'Kirana', 'Senja']);
  });

  it('is limited in size', () => {
    const many = Array.from({ length: 500 }, (_, number) =>
      createShopProduct({ id: `Bikini ${number}`, category: { name: 'Bikini' } }),
    );
    const pool = listSwimwearCandidates(many);
    expect(new Set(names(pool)).size).toBe(20);
  });

  it('is empty without swimwear', () => {
    expect(listSwimwearCandidates([])).toEqual([]);
  });
});

it('omits the products that the page shows elsewhere, if four others are left', () => {
  const pool = ['a', 'b', 'c', 'd', 'e'].map((href) => ({ href }));
  expect(omitShown(pool, [{ href: 'b' }]).map(({ href }) => href)).toEqual(['a', 'c', 'd', 'e']);
  expect(omitShown(pool, pool.slice(0, 2))).toEqual(pool);
});
