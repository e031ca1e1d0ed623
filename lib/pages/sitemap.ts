import 'server-only';
import { cacheCatalogueRead } from '@/lib/catalogue/cached-read';
import { loadCatalogue } from '@/lib/catalogue/catalogue';
import { isOutage } from '@/lib/catalogue/outage';
import { pictureAddress } from '@/lib/catalogue/product-pictures';
import { productPath, sectionOf } from '@/lib/catalogue/section';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import { productSlug, type Variant } from '@/lib/contract/catalogue';
import { newest, type SitemapEntry } from '@/lib/seo/sitemap-xml';
import { contentPages, type SitePage, sitePages } from './site-pages';

type SitemapEntries = { pages: SitemapEntry[]; products: SitemapEntry[] };

const changedAt = ({ updatedAt, createdAt }: ShopProduct) => updatedAt ?? createdAt;

function isListed(lists: NonNullable<SitePage['lists']>, product: ShopProduct, variants: Variant[]): boolean {
  if (lists === 'tees') return productSlug(product.category?.name ?? '') === 'tees';
  return lists === 'all' || sectionOf(product, variants) === lists;
}

function pageEntry(
  { path, changed, lists }: SitePage,
  products: ShopProduct[],
  variants: Variant[],
): SitemapEntry {
  const shown = lists ? products.filter((product) => isListed(lists, product, variants)) : [];
  return { path, changed: newest([changed, ...shown.map(changedAt)]) };
}

function productEntry(product: ShopProduct, variants: Variant[]): SitemapEntry {
  return {
    path: productPath(sectionOf(product, variants), product.slug),
    changed: changedAt(product),
    pictures: product.image.slice(0, 1).map(({ url }) => pictureAddress(url)),
  };
}

/** Every page that search engines should know. @throws ApiError when the catalogue cannot be read */
export async function readSitemap(): Promise<SitemapEntries> {
  'use cache';
  const { products, variants } = await loadCatalogue('products', 'variants');
  const listed = isOutage(products) || isOutage(variants) ? [] : products;
  cacheCatalogueRead({ of: [products, variants], shows: listed, list: true });
  const known = isOutage(variants) ? [] : variants;

  return {
    pages: [...sitePages().map((page) => pageEntry(page, listed, known)), ...contentPages()],
    products: listed.map((product) => productEntry(product, known)),
  };
}
