const LISTING = '/men';
const PRODUCT_LINK = /href="(\/men\/[^"?#]+)"/g;

async function productLinks({ origin }) {
  const response = await fetch(origin + LISTING);
  if (!response.ok) throw new Error(`${origin}${LISTING} answered ${response.status}`);
  return [...(await response.text()).matchAll(PRODUCT_LINK)].map(([, path]) => path);
}

/**
 * The pages to measure: the listing, and the first product it shows that the floor has too.
 * @throws when there is no such product
 */
export async function findPages({ floor, shop }) {
  const known = new Set(await productLinks(floor));
  const path = (await productLinks(shop)).find((link) => known.has(link));
  if (!path) throw new Error(`The shop's ${LISTING} shows no product of the floor's.`);
  return [
    { name: 'product', path },
    { name: 'listing', path: LISTING },
  ];
}

/** The paths of every public page in both languages, as the sitemap tells them; of the products one stands for all. */
export async function findPublicPages({ origin }, product) {
  const response = await fetch(`${origin}/sitemaps/pages.xml`);
  if (!response.ok) throw new Error(`${origin}/sitemaps/pages.xml answered ${response.status}`);
  const places = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  return [...places.map(([, address]) => new URL(address).pathname), product.path];
}
