import 'server-only';
import { SITE_PAGES, type SitePage } from '@/content/site-pages';
import { productSlug, type Variant } from '@/lib/contract/catalogue';
import { contentPages } from '@/lib/seo/content-pages';
import { newest, type SitemapEntry } from '@/lib/seo/sitemap-xml';
import { keepReading } from './keep-reading';
import { loadCatalogue } from './load-catalogue';
import { isOutage } from './outage';
import { pictureAddress } from './picture-address';
import { productPath } from './product-path';
import { sectionOf } from './section';
import type { ShopProduct } from './shop-product';

/** What search engines are told of, by kind. Pages are as new as the newest product they show. */
type SitemapEntries = { pages: SitemapEntry[]; products: SitemapEntry[] };

const changedAt = ({ updatedAt, createdAt }: ShopProduct) => updatedAt ?? createdAt;

const SHOWN: Record<
  NonNullable<SitePage['shows']>,
  (product: ShopProduct, variants: Variant[]) => boolean
> = {
  all: () => true,
  men: (product, variants) => sectionOf(product, variants) !== 'woman',
  woman: (product, variants) => sectionOf(product, variants) === 'woman',
  tees: ({ category }) => productSlug(category?.name ?? '') === 'tees',
};

function pageEntry(
  { path, changed, shows }: SitePage,
  products: ShopProduct[],
  variants: Variant[],
): SitemapEntry {
  const shown = shows ? products.filter((product) => SHOWN[shows](product, variants)) : [];
  return { path, changed: newest([changed, ...shown.map(changedAt)]) };
}

/** A product whose variant nobody knows is at home under /men. */
function productEntry(product: ShopProduct, variants: Variant[]): SitemapEntry {
  return {
    path: productPath(sectionOf(product, variants) ?? 'men', product.slug),
    changed: changedAt(product),
    pictures: product.image.slice(0, 1).map(({ url }) => pictureAddress(url)),
  };
}

/** Every page that search engines should know. @throws ApiError when the catalogue cannot be read */
export async function readSitemap(): Promise<SitemapEntries> {
  'use cache';
  const { products, variants } = await loadCatalogue('products', 'variants');
  const listed = isOutage(products) || isOutage(variants) ? [] : products;
  keepReading({ of: [products, variants], shows: listed, list: true });
  const known = isOutage(variants) ? [] : variants;

  return {
    pages: [...SITE_PAGES.map((page) => pageEntry(page, listed, known)), ...contentPages()],
    products: listed.map((product) => productEntry(product, known)),
  };
}
