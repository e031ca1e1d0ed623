import { createShopProduct } from '@/lib/testing/shop-product';
import { listPrintSlugs, listRelatedSlugs } from './neighbours';
import { getProductSection } from './section';
import type { ShopProduct } from './shop-product';

const variants = [
  { id: 'e', name: 'Elite Pro', isMen: true },
  { id: 'v', name: 'Volley', isMen: true },
  { id: 'b', name: 'Bikini', isMen: false },
];
const outline = (product: ShopProduct, inStock = true) => ({
  ...product,
  category: product.category?.name,
  section: getProductSection(product, variants),
  inStock,
});
const mens = (id: string, category: string) =>
  outline(createShopProduct({ id, category: { name: category }, variantId: 'v' }));

const lovina = mens('Lovina', 'Volleypants');
const amed = mens('Amed', 'Volleypants');
const sanur = mens('Sanur', 'Volleypants');
const uluwatu = outline(
  createShopProduct({ id: 'Uluwatu', category: { name: 'Boardshorts' }, variantId: 'e' }),
);
const tee = mens('Swell Check', 'Tees');
const pocket = mens('Pocket', 'Tees');
const slide = mens('Jalan', 'Sandals');
const bikini = outline(createShopProduct({ id: 'Ayu', category: { name: 'Volleypants' }, variantId: 'b' }));
const products = [lovina, tee, amed, bikini, slide, uluwatu, sanur, pocket];

describe('listRelatedSlugs', () => {
  it('completes the look with other kinds of garments in turn, never with prints of the same cut', () => {
    expect(listRelatedSlugs(lovina, 'men', products)).toEqual(['swell-check', 'jalan', 'pocket', 'uluwatu']);
  });

  it('starts at another product of each kind for the next product', () => {
    expect(listRelatedSlugs(uluwatu, 'men', products)).toEqual(['pocket', 'jalan', 'swell-check', 'sanur']);
  });

  it('lists products in stock before sold out products', () => {
    const stocked = ['pocket', 'uluwatu'];
    const outlines = products.map((one) => ({ ...one, inStock: stocked.includes(one.slug) }));
    expect(listRelatedSlugs(lovina, 'men', outlines)).toEqual(['pocket', 'uluwatu', 'swell-check', 'jalan']);
  });

  it('lists nothing for the only product of a section', () => {
    const alone = mens('Alone', 'Hats');
    expect(listRelatedSlugs(alone, 'men', [alone])).toEqual([]);
  });

  it('lists products for a product that is not in the catalogue list', () => {
    expect(listRelatedSlugs(mens('Unlisted', 'Hats'), 'men', products)).toHaveLength(4);
  });
});

describe('listPrintSlugs', () => {
  it('lists the products of the same variant, category and price, including the product', () => {
    expect(listPrintSlugs(lovina, products)).toEqual({ prints: ['lovina', 'amed', 'sanur'], printCount: 3 });
    const dearer = products.map((one) => (one === amed ? { ...amed, price: amed.price + 1 } : one));
    expect(listPrintSlugs(lovina, dearer).prints).toEqual(['lovina', 'sanur']);
  });

  it('lists nothing for the only product of a cut or a product without a variant', () => {
    expect(listPrintSlugs(slide, products).prints).toEqual([]);
    const [loose, other] = ['A', 'B'].map((id) =>
      outline(createShopProduct({ id, category: { name: 'Tees' } })),
    );
    expect(loose && other && listPrintSlugs(loose, [loose, other]).prints).toEqual([]);
  });

  it.each([
    [0, 0],
    [6, 2],
    [11, 4],
  ])('lists eight products around position %i of twelve, from position %i', (place, first) => {
    const many = Array.from({ length: 12 }, (_, number) => mens(`P${number}`, 'Tees'));
    const { prints, printCount } = listPrintSlugs(many[place] ?? tee, many);
    expect(prints).toEqual(Array.from({ length: 8 }, (_, step) => `p${first + step}`));
    expect(printCount).toBe(12);
  });
});
