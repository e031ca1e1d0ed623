import { pick, randomNumbers } from './random.mjs';

const SEED = 2026;
const VISITS = 200;
const PRICES = 10;
const LISTINGS = ['/men', '/woman/catalog', '/id/men', '/id/woman/catalog'];
const WORDS = [
  'boardshorts',
  'bikini',
  'coral',
  'uluwatu',
  'boardshrots',
  'dress kawung',
  'sandals',
  'ombak',
];

const slugOf = (id) => id.toLowerCase().replaceAll(' ', '-');

async function readData(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()).data;
}

/** Every beginning of the words a shopper types, from two letters on. */
const typed = WORDS.flatMap((word) =>
  Array.from({ length: word.length - 1 }, (_, index) => word.slice(0, index + 2)),
);

/**
 * What is asked of a shop: random products in both languages, listings, searches. Of a shop with few products some are
 * visited more than once.
 */
export async function pagesToVisit({ origin, apiOrigin }) {
  const [products, variants] = await Promise.all([
    readData(`${apiOrigin}/api/products`),
    readData(`${apiOrigin}/api/variants`),
  ]);
  const women = new Set(variants.filter(({ isMen }) => !isMen).map(({ id }) => id));
  const random = randomNumbers(SEED);
  const productPages = Array.from({ length: VISITS }, () => {
    const { id, variantId } = pick(random, products);
    return `${random() < 0.5 ? '' : '/id'}/${women.has(variantId) ? 'woman' : 'men'}/${slugOf(id)}`;
  });
  const from = (paths) => paths.map((path) => origin + path);
  const prices = Array.from({ length: PRICES }, (_, index) => `max=${(index + 4) * 100_000}`);
  const queries = ['category=boardshorts', 'sort=price-asc', 'size=32', 'page=2', ...prices];
  return {
    products: from(productPages),
    listings: from([...LISTINGS, '/men/tees', '/woman']),
    queries: from(LISTINGS.flatMap((path) => queries.map((query) => `${path}?${query}`))),
    suggestions: from(typed.map((text) => `/api/search?q=${encodeURIComponent(text)}`)),
    searches: from(
      ['', '/id'].flatMap((prefix) => WORDS.map((text) => `${prefix}/search?q=${encodeURIComponent(text)}`)),
    ),
    lists: ['products', 'items'].map((list) => `${apiOrigin}/api/${list}`),
  };
}
