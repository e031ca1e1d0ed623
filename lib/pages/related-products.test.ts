import type { Item } from '@/lib/contract/catalogue';
import { shopProduct } from '@/lib/testing/shop-product';
import { printsOf, relatedProducts } from './related-products';

const variants = [
  { id: 'v', name: 'Volley', isMen: true },
  { id: 'b', name: 'Bikini', isMen: false },
];
const mens = (id: string, category: string) =>
  shopProduct({ id, category: { name: category }, variantId: 'v' });
const item = (name: string, stock?: number): Item => ({
  id: `${name} M`,
  name,
  price: 1,
  size: { value: 'M' },
  ...(stock !== undefined && { stock }),
});

const [lovina, amed, sanur] = ['Lovina', 'Amed', 'Sanur'].map((id) => mens(id, 'Volleypants'));
const tee = mens('Swell Check', 'Tees');
const slide = mens('Jalan', 'Sandals');
const bikini = shopProduct({ id: 'Ayu', category: { name: 'Volleypants' }, variantId: 'b' });
const products = [lovina, tee, amed, bikini, slide, sanur].filter((product) => product !== undefined);
const items = products.map(({ name }) => item(name));

const namesBeside = (name: string, stock = items) => {
  const product = products.find((candidate) => candidate.name === name);
  if (!product) throw new Error(`No ${name}`);
  return relatedProducts(product, 'men', { products, variants, items: stock }).map((other) => other.name);
};

it('shows the same category first, then the rest of the section, and never itself', () => {
  expect(namesBeside('Lovina')).toEqual(['Amed', 'Sanur', 'Swell Check', 'Jalan']);
});

it('goes on from the product in the order of the catalogue, around its end', () => {
  expect(namesBeside('Amed')).toEqual(['Sanur', 'Lovina', 'Jalan', 'Swell Check']);
});

it('puts what is sold out, or has no stock item at all, behind what can be had', () => {
  const stock = [item('Amed', 0), item('Sanur', 2), item('Jalan')];
  expect(namesBeside('Lovina', stock)).toEqual(['Sanur', 'Jalan', 'Amed', 'Swell Check']);
});

it('has as many as there are', () => {
  const alone = mens('Alone', 'Hats');
  expect(relatedProducts(alone, 'men', { products: [alone], variants, items: [] })).toEqual([]);
});

it('takes the catalogue for a product that its list does not hold', () => {
  const unlisted = mens('Unlisted', 'Tees');
  expect(relatedProducts(unlisted, 'men', { products, variants, items })[0]?.name).toBe('Swell Check');
});

describe('the prints of a cut', () => {
  const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

  it('are of one variant and one category, itself among them', () => {
    expect(lovina && idsOf(printsOf(lovina, products).shown)).toEqual(['Lovina', 'Amed', 'Sanur']);
  });

  it('are none for the only one of its cut, or one without a variant', () => {
    expect(printsOf(tee, products).shown).toEqual([]);
    const loose = ['A', 'B'].map((id) => shopProduct({ id, category: { name: 'Tees' } }));
    expect(loose[0] && printsOf(loose[0], loose).shown).toEqual([]);
  });

  it.each([
    [0, 0],
    [6, 2],
    [11, 4],
  ])('are eight around the one at place %i of twelve, from place %i', (place, first) => {
    const many = Array.from({ length: 12 }, (_, number) => mens(`P${number}`, 'Tees'));
    const product = many[place];
    const { shown, total } = printsOf(product ?? tee, many);
    expect(idsOf(shown)).toEqual(Array.from({ length: 8 }, (_, step) => `P${first + step}`));
    expect(total).toBe(12);
  });
});
