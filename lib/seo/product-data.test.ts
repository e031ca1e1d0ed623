import { SITE } from '@/content/site';
import { type ProductFacts, productJsonLd } from './product-data';

const FACTS: ProductFacts = {
  locale: 'id',
  section: 'men',
  slug: 'uluwatu-elite-pro',
  name: 'Uluwatu Elite Pro',
  price: 1_199_000,
  description: 'Celana selancar paling teknis dari kami.',
  colour: 'Laut Dalam',
  category: 'Boardshorts',
  material: undefined,
  pictures: ['/images/products/uluwatu-elite-pro/main.jpg'],
  sizes: [
    { sizeId: '1', value: '30', itemId: 'a', stock: 0 },
    { sizeId: '2', value: '32', itemId: 'b', stock: 4 },
    { sizeId: '3', value: '34', itemId: 'c' },
  ],
  crumbs: [
    { name: 'Beranda', path: '/' },
    { name: 'Pria', path: '/men' },
    { name: 'Uluwatu Elite Pro', path: '/men/uluwatu-elite-pro' },
  ],
};

/** The JSON as search engines read it, which omits undefined values. */
const written = (facts: Partial<ProductFacts> = {}) =>
  JSON.parse(JSON.stringify(productJsonLd({ ...FACTS, ...facts })))['@graph'] as Record<string, unknown>[];
const nodeOf = (type: string, facts?: Partial<ProductFacts>) =>
  written(facts).find((node) => node['@type'] === type);

it('offers every size at the price in rupiah, with its availability', () => {
  const group = nodeOf('ProductGroup');

  expect(group).toMatchObject({
    name: 'Uluwatu Elite Pro',
    url: 'https://shop.example/id/men/uluwatu-elite-pro',
    variesBy: 'https://schema.org/size',
    brand: { name: SITE.name },
    color: 'Laut Dalam',
    category: 'Boardshorts',
    audience: { suggestedGender: 'https://schema.org/Male', suggestedMinAge: 13 },
  });
  expect(group?.hasVariant).toMatchObject([
    { size: '30', sku: 'a', offers: { price: 1_199_000, availability: 'https://schema.org/OutOfStock' } },
    {
      size: '32',
      sku: 'b',
      offers: {
        url: 'https://shop.example/id/men/uluwatu-elite-pro?size=32',
        priceCurrency: 'IDR',
        availability: 'https://schema.org/InStock',
      },
    },
    { size: '34', sku: 'c', offers: { availability: 'https://schema.org/InStock' } },
  ]);
});

it('refers to the delivery and return terms on the same page', () => {
  expect(nodeOf('ProductGroup')?.hasVariant).toMatchObject(
    (FACTS.sizes ?? []).map(() => ({
      offers: {
        shippingDetails: { '@id': nodeOf('OfferShippingDetails')?.['@id'] },
        hasMerchantReturnPolicy: { '@id': nodeOf('MerchantReturnPolicy')?.['@id'] },
      },
    })),
  );
  expect(nodeOf('OfferShippingDetails')).toMatchObject({
    shippingRate: { value: 0, currency: 'IDR' },
    shippingDestination: { addressCountry: 'ID' },
  });
});

it('lists the breadcrumbs, without a URL for the page itself', () => {
  expect(nodeOf('BreadcrumbList')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Beranda', item: 'https://shop.example/id' },
    { '@type': 'ListItem', position: 2, name: 'Pria', item: 'https://shop.example/id/men' },
    { '@type': 'ListItem', position: 3, name: 'Uluwatu Elite Pro' },
  ]);
});

it('omits unknown values', () => {
  const group = nodeOf('ProductGroup', { pictures: [], colour: '', description: '', category: undefined });

  for (const key of ['image', 'color', 'description', 'category', 'material'])
    expect(group).not.toHaveProperty(key);
});

it('marks a product without stock items as unavailable', () => {
  expect(nodeOf('Product', { price: 0, sizes: [{ sizeId: '1', value: 'M' }] })).toMatchObject({
    offers: { price: 0, availability: 'https://schema.org/OutOfStock' },
  });
});

it('omits the availability during an outage', () => {
  const product = nodeOf('Product', { sizes: undefined });
  expect(product?.offers).toMatchObject({ price: 1_199_000 });
  expect(product?.offers).not.toHaveProperty('availability');
});
