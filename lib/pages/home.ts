import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { SUGGESTED_PRODUCT_PICTURES } from '@/content/site-pictures';
import { fetchCollection } from '@/lib/api/content-api';
import { listProducts } from '@/lib/catalogue/catalogue';
import { emptyIfOutage, isOutage } from '@/lib/catalogue/outage';
import { createProductCard } from '@/lib/catalogue/product-card';
import {
  listProductPictures,
  type ProductPicture,
  resolvePictureUrl,
} from '@/lib/catalogue/product-pictures';
import { productPath } from '@/lib/catalogue/section';
import { compareNewestFirst, type ShopProduct } from '@/lib/catalogue/shop-product';
import { extraPictureSchema, type Product } from '@/lib/contract/catalogue';
import type { Locale } from '@/lib/contract/locale';
import { env } from '@/lib/env';
import { localePath } from '@/lib/i18n/locale-path';
import { log } from '@/lib/log/log';
import type { PictureSource } from '@/lib/pictures/image-source';
import { markAllowedPicture } from '@/lib/pictures/picture-hosts';

/** Returns the newest product of a category, preferring featured ones. */
export function findNewArrival<P extends Product>(products: P[], category: string): P | undefined {
  const own = products.filter((product) => product.category?.name === category).toSorted(compareNewestFirst);
  return own.find(({ isFeatured }) => isFeatured) ?? own[0];
}

/**
 * The tiles of the home page (spec §2): the category whose newest product is shown, and where the tile leads.
 */
const KINDS = [
  { kind: 'boardshorts', category: 'Boardshorts', path: ({ slug }: ShopProduct) => productPath('men', slug) },
  { kind: 'bikinis', category: 'Bikini', path: ({ slug }: ShopProduct) => productPath('woman', slug) },
  { kind: 'tees', category: 'Tees', path: (): `/${string}` => '/men/tees' },
] as const;

export type NewArrivalTile = {
  kind: (typeof KINDS)[number]['kind'];
  href: string;
  name: string;
  picture: ProductPicture | undefined;
};

/** Returns the tiles of the categories that have products. */
export function createNewArrivalTiles(products: ShopProduct[], locale: Locale): NewArrivalTile[] {
  return KINDS.flatMap(({ kind, category, path }) => {
    const product = findNewArrival(products, category);
    if (!product) return [];
    const pictures = listProductPictures(product, locale);
    const picture = pictures.find(({ view }) => view === 'fullBody') ?? pictures[0];
    return [{ kind, href: localePath(locale, path(product)), name: product.name, picture }];
  });
}

/**
 * A picture of the 'You might like' strip. `href` is its product page; pictures of the content API have none.
 */
export type SuggestedPicture = PictureSource & {
  alt: string;
  dominant?: string | undefined;
  href?: string | undefined;
};

const MAX_PICTURES = 12;

/** The assumed size of pictures without metadata. */
const USUAL_SIZE = { width: 900, height: 1125 };

/**
 * Returns the extra collection of the content API, or an empty list if the collection is not configured or
 * cannot be read.
 */
async function listExtraPictures() {
  'use cache';
  cacheTag('content');
  cacheLife('catalogue');
  const { CONTENT_API_URL, CONTENT_EXTRA_ID: id, CONTENT_EXTRA_COLLECTION: collection } = env;
  try {
    return CONTENT_API_URL && id && collection
      ? await fetchCollection(id, collection, extraPictureSchema)
      : [];
  } catch (error) {
    log.warn({ collection, err: error }, 'content API unavailable, showing local pictures');
    return [];
  }
}

/**
 * Returns the distinct pictures of the 'You might like' strip: the content API's extra collection, or the
 * local ones (contract, Content API).
 */
export async function readSuggestedPictures(locale: Locale): Promise<SuggestedPicture[]> {
  const extraPictures = await listExtraPictures();
  if (extraPictures.length === 0) {
    return SUGGESTED_PRODUCT_PICTURES.map(({ product: { section, slug }, ...art }) => ({
      ...art,
      alt: art.alt[locale],
      href: localePath(locale, productPath(section, slug)),
    }));
  }
  const pictures = extraPictures.map(({ address, alt }) =>
    markAllowedPicture({ src: resolvePictureUrl(address), ...USUAL_SIZE, alt }),
  );
  const addresses = pictures.map(({ src }) => src);
  return pictures.filter(({ src }, index) => addresses.indexOf(src) === index).slice(0, MAX_PICTURES);
}

/** Returns the catalogue data of the home page. @throws ApiError, except during a build */
export async function readHomePage(locale: Locale) {
  const [products, pictures] = await Promise.all([listProducts(), readSuggestedPictures(locale)]);
  const cards = SUGGESTED_PRODUCT_PICTURES.flatMap(({ product: { section, slug } }) => {
    const product = emptyIfOutage(products).find((one) => one.slug === slug);
    return product ? [createProductCard(product, section, locale)] : [];
  });
  return {
    arrivals: isOutage(products) ? products : createNewArrivalTiles(products, locale),
    suggestions: pictures.map((picture) => ({
      ...picture,
      card: cards.find(({ href }) => href === picture.href),
    })),
  };
}
