import 'server-only';
import { existsSync } from 'node:fs';
import pictures from '@/content/pictures.json' with { type: 'json' };
import type { Product } from '@/lib/contract/catalogue';
import type { Locale } from '@/lib/contract/locale';
import { type Env, env } from '@/lib/env';
import {
  IMPORTED_PICTURE_PATTERN,
  LOCAL_PICTURE_PATTERN,
  mediaUrl,
  type PictureSource,
  THUMBNAIL_WIDTH_PX,
} from '@/lib/pictures/image-source';
import { isAllowedPicture, markAllowedPicture } from '@/lib/pictures/picture-hosts';
import { getPublicFilePath } from '@/lib/pictures/public-file';
import { listProducts } from './catalogue';
import { emptyIfOutage } from './outage';

type Servers = Pick<Env, 'PRODUCT_API_URL' | 'CONTENT_API_URL' | 'bundledApi'>;

function isOwnFile(path: string): boolean {
  try {
    return (
      LOCAL_PICTURE_PATTERN.test(path) &&
      (IMPORTED_PICTURE_PATTERN.test(path) || existsSync(getPublicFilePath(path)))
    );
  } catch {
    // The path cannot be decoded or leaves the folder.
    return false;
  }
}

/**
 * Returns whether the storefront serves a picture: its own files, and all pictures of the bundled API, which
 * may be in a private network.
 */
const isShopPath = (path: string, { bundledApi }: Servers) => bundledApi || isOwnFile(path);

/**
 * Percent-encodes non-ASCII characters, because React also sends the URL of a preloaded picture in a `Link`
 * header.
 */
const asAscii = (address: string) =>
  // The conversion to UTF-8 replaces lone surrogates.
  Buffer.from(address)
    .toString()
    .replaceAll(/[^\x20-\x7e]+/g, encodeURIComponent);

/**
 * Returns the URL from which the browser can load a picture of the catalogue. URLs are absolute or relative
 * to the API's base URL (contract, Catalogue). Pictures of the bundled API are served by the storefront.
 */
export function resolvePictureUrl(url: string, servers: Servers = env): string {
  return asAscii(resolvedAddress(url, servers));
}

function resolvedAddress(url: string, servers: Servers): string {
  if (/^https?:\/\//i.test(url)) return url;
  const { PRODUCT_API_URL, CONTENT_API_URL } = servers;
  const path = url.startsWith('/') ? url : `/${url}`;
  if (!CONTENT_API_URL) return isShopPath(path, servers) ? path : `${PRODUCT_API_URL}${path}`;

  const { origin, pathname, href } = new URL(url, `${CONTENT_API_URL}/`);
  return origin === new URL(PRODUCT_API_URL).origin && isShopPath(pathname, servers) ? pathname : href;
}

/**
 * Returns the thumbnail URL of a picture in a cart or an order. The picture comes from the product API, even
 * if the catalogue comes from a content API.
 */
export function lineThumbnailUrl(image: string): string {
  return thumbnailUrl(resolvePictureUrl(image, { ...env, CONTENT_API_URL: undefined }));
}

/** Returns the URL of a picture at the size of a cart line. */
export function thumbnailUrl(src: string): string {
  return mediaUrl({ src, listed: isAllowedPicture(src) }, THUMBNAIL_WIDTH_PX);
}

const VIEWS = ['main', 'fullBody', 'close1', 'close2', 'close3'] as const;
export type PictureView = (typeof VIEWS)[number];

export type ProductPicture = PictureSource & {
  view: PictureView;
  alt: string | undefined;
  /** The dominant colour, shown while the picture loads. Undefined for pictures without metadata. */
  dominant: string | undefined;
};

type Pictured = Pick<Product, 'image' | 'imagedetail'>;
type Facts = { alt: string; altId: string; width: number; height: number; dominant: string; blur: string };

/** The assumed size of pictures without metadata. */
const USUAL_SIZE = { width: 1200, height: 1500 };

const FACTS = new Map<string, Facts>(
  Object.entries(pictures).map(([path, facts]) => [`/images/${path}`, facts]),
);

function pictureOf(view: PictureView, url: string, locale: Locale): ProductPicture {
  const src = resolvePictureUrl(url);
  const facts = FACTS.get(src);
  if (!facts) return markAllowedPicture({ view, src, ...USUAL_SIZE, alt: undefined, dominant: undefined });
  const { width, height, dominant } = facts;
  return markAllowedPicture({
    view,
    src,
    width,
    height,
    alt: locale === 'id' ? facts.altId : facts.alt,
    dominant,
  });
}

/** Returns a tiny version of a picture as a data URL, the placeholder of large pictures. */
export function getPicturePlaceholder({ src }: ProductPicture): string | undefined {
  return FACTS.get(src)?.blur;
}

const addressesOf = ({ image, imagedetail }: Pictured): Partial<Record<PictureView, string | undefined>> => ({
  ...imagedetail[0],
  main: image[0]?.url,
});

/** Returns the pictures of a product without duplicates, the main picture first (spec §2). */
export function listProductPictures(product: Pictured, locale: Locale): ProductPicture[] {
  const addresses = addressesOf(product);
  const pictures = VIEWS.flatMap((view) => {
    const url = addresses[view];
    return url ? [pictureOf(view, url, locale)] : [];
  });
  return pictures.filter(({ src }, index) => pictures.findIndex((other) => other.src === src) === index);
}

/** Returns whether a URL is a picture of a product. The image endpoint loads no other URLs. */
export async function isProductPicture(address: string): Promise<boolean> {
  const products = emptyIfOutage(await listProducts());
  return products.some((product) =>
    Object.values(addressesOf(product)).some((url) => url && resolvePictureUrl(url) === address),
  );
}
