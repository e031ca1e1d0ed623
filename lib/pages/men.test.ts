import type { Variant } from '@/lib/contract/catalogue';
import { createShopProduct } from '@/lib/testing/shop-product';
import { createFeaturedBlock, createVariantSections, variantCategoryLink } from './men';

const elitePro: Variant = { id: '1', name: 'Elite Pro', isMen: true };
const essential: Variant = { id: '2', name: 'Essential', isMen: true };
const volley: Variant = { id: '3', name: 'Volley', isMen: true };
const bikini: Variant = { id: '4', name: 'Bikini', isMen: false };
const variants = [elitePro, essential, volley, bikini];
const outage = { outage: 'unavailable' } as const;

function product(id: string, variant: Variant, isFeatured: boolean) {
  return createShopProduct({ id, variantId: variant.id, isFeatured });
}

const uluwatu = product('Uluwatu', elitePro, true);
const padang = product('Padang', elitePro, false);
const lovina = product('Lovina', volley, true);
const products = [uluwatu, padang, lovina, product('Melati', bikini, true)];

it('fills a featured block with the featured products of its variant', () => {
  expect(createFeaturedBlock('elitePro', variants, products)).toEqual({ products: [uluwatu] });
  expect(createFeaturedBlock('essential', variants, products)).toEqual({ products: [] });
});

it.each([
  ['the variants cannot be read', outage, products, 'variants'],
  ['the products cannot be read', variants, outage, 'products'],
  ['there is no such variant', [essential], products, 'elitePro'],
  ['the variant is a women’s one', [{ ...elitePro, isMen: false }], products, 'elitePro'],
] as const)('reports that %s', (_, readVariants, readProducts, failed) => {
  expect(
    createFeaturedBlock(
      'elitePro',
      'outage' in readVariants ? readVariants : [...readVariants],
      'outage' in readProducts ? readProducts : [...readProducts],
    ),
  ).toEqual({ failed });
});

it('creates a section for every other men’s variant with its featured products', () => {
  expect(createVariantSections(variants, products)).toEqual([{ variant: volley, products: [lovina] }]);
});

it('keeps the headings if the products cannot be read, and returns nothing without variants', () => {
  expect(createVariantSections(variants, outage)).toEqual([{ variant: volley, products: outage }]);
  expect(createVariantSections(outage, products)).toEqual([]);
});

it('links the category of a variant, if it is the only one and has more than the featured products', () => {
  const inCategory = (id: string, name: string, isFeatured = false) =>
    createShopProduct({ id, variantId: volley.id, isFeatured, category: { name } });
  const featured = inCategory('Lovina', 'Volleypants', true);
  expect(variantCategoryLink(volley, [featured, inCategory('Sanur', 'Volleypants')], 'id')).toEqual({
    href: '/id/men?category=volleypants',
    category: 'Celana volley',
  });
  expect(variantCategoryLink(volley, [featured], 'en')).toBeUndefined();
  expect(variantCategoryLink(volley, [featured, inCategory('Sanur', 'Shorts')], 'en')).toBeUndefined();
});
