import 'server-only';
import { LEGAL_PAGES } from '@/content/legal-pages';
import { listArticles } from '@/lib/blog/articles';
import { listProducts, listVariants } from '@/lib/catalogue/catalogue';
import { emptyIfOutage, isOutage } from '@/lib/catalogue/outage';
import { resolvePictureUrl } from '@/lib/catalogue/product-pictures';
import { getProductSection, productPath } from '@/lib/catalogue/section';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import { slugifyProductId, type Variant } from '@/lib/contract/catalogue';
import { DEFAULT_LOCALE } from '@/lib/contract/locale';
import { getRiderPath, listRiders } from '@/lib/riders/riders';
import { findRoute, isStaticRoute, ROUTES, type Route } from '@/lib/routes';
import { latestDate, type Sitemap, type SitemapEntry } from '@/lib/seo/sitemap-xml';
import { GARMENT_KINDS } from '@/lib/size-guide/size-guides';
import { listStoresInOrder, storePath } from '@/lib/stores/stores';

type SitePage = Pick<Route, 'path' | 'lists' | 'changed'>;

const LEGAL_DAYS = new Map<string, string>(
  Object.entries(LEGAL_PAGES).map(([name, { changed }]) => [`/${name}`, changed]),
);

/** Returns the pages that do not come from `content/` or the catalogue. */
function sitePages(): SitePage[] {
  const pages = ROUTES.filter((route) => isStaticRoute(route) && !route.isPrivate);
  const guides = GARMENT_KINDS.map((kind) => `/size-guide/${kind}` as const);
  return [...pages, ...guides.map((path) => ({ ...findRoute(path), path }))];
}

function riderPages(): SitemapEntry[] {
  return listRiders().map((rider) => ({
    path: getRiderPath(rider),
    changed: rider.changed,
    pictures: Object.values(rider.pictures).map(({ src }) => src),
  }));
}

function articlePages(): SitemapEntry[] {
  return listArticles(DEFAULT_LOCALE).map(({ path, changed, cover, pictures }) => ({
    path,
    changed,
    pictures: [cover, ...pictures.values()].map(({ src }) => src),
  }));
}

function storePages(): SitemapEntry[] {
  return listStoresInOrder('page').map((store) => ({
    path: storePath(store),
    changed: store.changed,
    pictures: store.picture ? [store.picture.src] : [],
  }));
}

/** Returns the pages that come from files of `content/`. */
export const listContentPages = (): SitemapEntry[] => [...riderPages(), ...articlePages(), ...storePages()];

const changedAt = ({ updatedAt, createdAt }: ShopProduct) => updatedAt ?? createdAt;

function isListed(lists: NonNullable<SitePage['lists']>, product: ShopProduct, variants: Variant[]): boolean {
  if (lists === 'tees') return slugifyProductId(product.category?.name ?? '') === 'tees';
  return lists === 'all' || getProductSection(product, variants) === lists;
}

function pageEntry(
  { path, changed, lists }: SitePage,
  products: ShopProduct[],
  variants: Variant[],
): SitemapEntry {
  const shown = lists ? products.filter((product) => isListed(lists, product, variants)) : [];
  return { path, changed: latestDate([changed, LEGAL_DAYS.get(path), ...shown.map(changedAt)]) };
}

function productEntry(product: ShopProduct, variants: Variant[]): SitemapEntry {
  return {
    path: productPath(getProductSection(product, variants), product.slug),
    changed: changedAt(product),
    pictures: product.image.slice(0, 1).map(({ url }) => resolvePictureUrl(url)),
  };
}

/** Returns every page for search engines. @throws ApiError, except during a build */
export async function readSitemap(): Promise<Sitemap> {
  const [products, variants] = await Promise.all([listProducts(), listVariants()]);
  const known = emptyIfOutage(variants);
  const listed = isOutage(variants) ? [] : emptyIfOutage(products);

  return {
    pages: [...sitePages().map((page) => pageEntry(page, listed, known)), ...listContentPages()],
    products: listed.map((product) => productEntry(product, known)),
  };
}
