import { shopProduct } from '@/lib/testing/shop-product';
import { pagesToWarm } from './pages-to-warm';

const variants = [
  { id: 'tees', name: 'Tees', isMen: true },
  { id: 'bikini', name: 'Bikini', isMen: false },
];
const products = [
  shopProduct({ id: 'Swell Tee', variantId: 'tees' }),
  shopProduct({ id: 'Melati', variantId: 'bikini' }),
  shopProduct({ id: 'Rôbe / 1' }),
];
const listings = ['/', '/id', '/men', '/id/men', '/men/tees', '/id/men/tees', '/woman', '/id/woman'];
const catalogue = { products, variants };

it('begins with the changed products in both languages, each in its section, then what lists them', () => {
  const pages = pagesToWarm({ ...catalogue, slugs: ['melati', 'gone'], tags: ['product:melati'] }, []);
  expect(pages).toEqual([
    '/woman/melati',
    '/id/woman/melati',
    ...listings,
    '/woman/catalog',
    '/id/woman/catalog',
  ]);
});

it('goes on with other pages that show them, each once, by the addresses visitors know', () => {
  const kept = [
    '/en/men/swell-tee',
    '/id/men/swell-tee',
    '/en',
    '/index',
    '/id/woman/melati',
    '/en/men/r%C3%B4be',
  ];
  const pages = pagesToWarm({ ...catalogue, slugs: ['swell-tee'], tags: ['product:swell-tee'] }, kept);
  expect(pages.slice(12)).toEqual(['/id/woman/melati', '/men/r%C3%B4be']);
});

it('writes an awkward slug as its address has it', () => {
  const slug = products[2]?.slug ?? '';
  const pages = pagesToWarm({ ...catalogue, slugs: [slug], tags: ['list'] }, []);
  expect(pages.slice(0, 2)).toEqual([
    `/men/${encodeURIComponent(slug)}`,
    `/id/men/${encodeURIComponent(slug)}`,
  ]);
});

it('leaves listings alone when nothing of the catalogue has changed', () => {
  const pages = pagesToWarm({ ...catalogue, slugs: [], tags: [] }, ['/en/social']);
  expect(pages).toEqual(['/social']);
});

it('asks for some hundreds of pages at most', () => {
  const many = Array.from({ length: 400 }, (_, number) => shopProduct({ id: `p${number}` }));
  const slugs = many.map(({ slug }) => slug);
  expect(pagesToWarm({ products: many, variants, slugs, tags: ['catalogue'] }, [])).toHaveLength(200);
});
