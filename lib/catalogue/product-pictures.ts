import 'server-only';
import { existsSync } from 'node:fs';
import pictures from '@/content/pictures.json' with { type: 'json' };
import type { Product } from '@/lib/contract/catalogue';
import type { Locale } from '@/lib/contract/locale';
import { type Env, env } from '@/lib/env';
import {
  IMPORTED_PICTURE,
  LOCAL_PICTURE,
  mediaUrl,
  type PictureSource,
  THUMBNAIL_WIDTH,
} from '@/lib/pictures/image-source';
import { isListed, withHost } from '@/lib/pictures/picture-hosts';
import { publicFile } from '@/lib/pictures/public-file';
import { listProducts } from './catalogue';
import { orNone } from './outage';

type Servers = Pick<Env, 'PRODUCT_API_URL' | 'CONTENT_API_URL' | 'bundledApi'>;

function isOwnFile(path: string): boolean {
  try {
    return LOCAL_PICTURE.test(path) && (IMPORTED_PICTURE.test(path) || existsSync(publicFile(path)));
  } catch {
    // The path cannot be decoded, or leads out of the folder.
    return false;
  }
}

/** Browsers reach the pictures of the bundled API through the shop, because its address may be in a private network. */
const isOurs = (path: string, { bundledApi }: Servers) => bundledApi || isOwnFile(path);

/** Percent-encodes what is not ASCII: React sends the address of a preloaded picture in a `Link` header as well. */
const asAscii = (address: string) =>
  // Through UTF-8, in which there is no half of a surrogate pair.
  Buffer.from(address)
    .toString()
    .replaceAll(/[^\x20-\x7e]+/g, encodeURIComponent);

/**
 * An image address of the catalogue as the browser can load it: absolute, or relative to the base of its API (contract,
 * Catalogue); the content API's are resolved as URLs. The bundled API's pictures come through our own origin.
 */
export function pictureAddress(url: string, servers: Servers = env): string {
  return asAscii(resolvedAddress(url, servers));
}

function resolvedAddress(url: string, servers: Servers): string {
  if (/^https?:\/\//i.test(url)) return url;
  const { PRODUCT_API_URL, CONTENT_API_URL } = servers;
  const path = url.startsWith('/') ? url : `/${url}`;
  if (!CONTENT_API_URL) return isOurs(path, servers) ? path : `${PRODUCT_API_URL}${path}`;

  const { origin, pathname, href } = new URL(url, `${CONTENT_API_URL}/`);
  return origin === new URL(PRODUCT_API_URL).origin && isOurs(pathname, servers) ? pathname : href;
}

/** A picture that the product API names in a cart or an order, small, wherever the catalogue comes from. */
export function lineThumbnail(image: string): string {
  return thumbnailOf(pictureAddress(image, { ...env, CONTENT_API_URL: undefined }));
}

/** Returns the URL of a picture as small as a line of a cart shows it. */
export function thumbnailOf(src: string): string {
  return mediaUrl({ src, listed: isListed(src) }, THUMBNAIL_WIDTH);
}

const VIEWS = ['main', 'fullBody', 'close1', 'close2', 'close3'] as const;
export type View = (typeof VIEWS)[number];

export type ProductPicture = PictureSource & {
  view: View;
  alt: string | undefined;
  /** Its main colour, the placeholder while it loads; undefined for an unmeasured one. */
  dominant: string | undefined;
};

type Pictured = Pick<Product, 'image' | 'imagedetail'>;
type Facts = { alt: string; altId: string; width: number; height: number; dominant: string; blur: string };

/** Of unmeasured pictures. */
const USUAL_SIZE = { width: 1200, height: 1500 };

const FACTS = new Map<string, Facts>(
  Object.entries(pictures).map(([path, facts]) => [`/images/${path}`, facts]),
);

function pictureOf(view: View, url: string, locale: Locale): ProductPicture {
  const src = pictureAddress(url);
  const facts = FACTS.get(src);
  if (!facts) return withHost({ view, src, ...USUAL_SIZE, alt: undefined, dominant: undefined });
  const { width, height, dominant } = facts;
  return withHost({
    view,
    src,
    width,
    height,
    alt: locale === 'id' ? facts.altId : facts.alt,
    dominant,
  });
}

/** A few pixels of a picture as a data URL, the placeholder of a large one. */
export function blurOf({ src }: ProductPicture): string | undefined {
  return FACTS.get(src)?.blur;
}

const addressesOf = ({ image, imagedetail }: Pictured): Partial<Record<View, string | undefined>> => ({
  ...imagedetail[0],
  main: image[0]?.url,
});

/** The pictures a product has, each once, the main one first (spec §2). Empty for a product without any. */
export function productPictures(product: Pictured, locale: Locale): ProductPicture[] {
  const addresses = addressesOf(product);
  const pictures = VIEWS.flatMap((view) => {
    const url = addresses[view];
    return url ? [pictureOf(view, url, locale)] : [];
  });
  return pictures.filter(({ src }, index) => pictures.findIndex((other) => other.src === src) === index);
}

/** True for an address that a product names as its picture. */
export async function isProductPicture(address: string): Promise<boolean> {
  const products = orNone(await listProducts());
  return products.some((product) =>
    Object.values(addressesOf(product)).some((url) => url && pictureAddress(url) === address),
  );
}
