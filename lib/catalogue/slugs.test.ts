import { addProductSlugs, type Product, productSchema } from '@/lib/contract/catalogue';
import { getProductTexts } from './shop-product';

describe('createShopProduct', () => {
  const product = (id: string): Product => productSchema.parse({ id, name: id, price: 1 });
  const slugsOf = (...ids: string[]) => addProductSlugs(ids.map(product)).map(({ slug }) => slug);

  it.each([
    ['Uluwatu Elite Pro', 'uluwatu-elite-pro'],
    ['50/50 Tee', '50-50-tee'],
    ['100% Linen?', '100--linen-'],
    ['Kéroncong "Pro"', 'kéroncong-"pro"'],
    ['Wave 🌊', 'wave-🌊'],
  ])('gives %s the slug %s', (id, slug) => {
    expect(slugsOf(id)).toEqual([slug]);
  });

  it('never uses a reserved slug', () => {
    expect(slugsOf('Tees', 'Catalog')).toEqual(['tees-2', 'catalog-2']);
  });

  it('gives every product its own slug, in any order', () => {
    expect(slugsOf('Sea Shirt', 'sea-shirt', 'SEA SHIRT')).toEqual([
      'sea-shirt-2',
      'sea-shirt-3',
      'sea-shirt',
    ]);
    expect(slugsOf('SEA SHIRT', 'sea-shirt', 'Sea Shirt')).toEqual([
      'sea-shirt',
      'sea-shirt-3',
      'sea-shirt-2',
    ]);
  });

  it.each(['..', '.'])('makes a slug from %s that stays inside the section', (id) => {
    expect(slugsOf(id)[0]).toMatch(/^product-[0-9a-f]{8}$/);
  });

  it('shortens long slugs and keeps them unique', () => {
    const [first = '', second = ''] = slugsOf(`${'🌊'.repeat(120)}a`, `${'🌊'.repeat(120)}b`);
    expect(encodeURIComponent(first).length).toBeLessThanOrEqual(120);
    expect(first).not.toBe(second);
  });
});

describe('getProductTexts', () => {
  const product = productSchema.parse({
    id: 'Uluwatu Elite Pro',
    name: 'Uluwatu Elite Pro',
    price: 1_199_000,
    colour: 'Deep Sea',
    description: 'A boardshort.',
    translations: { id: { description: 'Sebuah boardshort.' } },
  });

  it.each([
    ['en', { description: 'A boardshort.', colour: 'Deep Sea' }],
    ['id', { description: 'Sebuah boardshort.', colour: 'Deep Sea' }],
  ] as const)('returns the words in %s if they are translated', (locale, words) => {
    expect(getProductTexts(product, locale)).toEqual(words);
  });
});
