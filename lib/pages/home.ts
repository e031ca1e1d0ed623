import 'server-only';
import { LIKES } from '@/content/art';
import { cacheCatalogueRead } from '@/lib/catalogue/cached-read';
import { loadCatalogue } from '@/lib/catalogue/catalogue';
import { isOutage } from '@/lib/catalogue/outage';
import { productCard } from '@/lib/catalogue/product-card';
import { type ProductPicture, productPictures } from '@/lib/catalogue/product-pictures';
import { productPath } from '@/lib/catalogue/section';
import { newestFirst, type ShopProduct } from '@/lib/catalogue/shop-product';
import { swimwearPool } from '@/lib/catalogue/swimwear';
import type { Product } from '@/lib/contract/catalogue';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { readLikes } from './likes';

/** The newest product of a category, a featured one where there is any. */
export function newArrival<P extends Product>(products: P[], category: string): P | undefined {
  const own = products.filter((product) => product.category?.name === category).toSorted(newestFirst);
  return own.find(({ isFeatured }) => isFeatured) ?? own[0];
}

/** The kinds of the home page's tiles (spec §2): the newest of a category, and where its tile leads. */
const KINDS = [
  { kind: 'boardshorts', category: 'Boardshorts', path: ({ slug }: ShopProduct) => productPath('men', slug) },
  { kind: 'bikinis', category: 'Bikini', path: ({ slug }: ShopProduct) => productPath('woman', slug) },
  { kind: 'tees', category: 'Tees', path: (): `/${string}` => '/men/tees' },
] as const;

type Arrival = { kind: (typeof KINDS)[number]['kind']; path: `/${string}`; product: ShopProduct };

export function newArrivals(products: ShopProduct[]): Arrival[] {
  return KINDS.flatMap(({ kind, category, path }) => {
    const product = newArrival(products, category);
    return product ? [{ kind, path: path(product), product }] : [];
  });
}

export type ArrivalTile = {
  kind: Arrival['kind'];
  href: string;
  name: string;
  picture: ProductPicture | undefined;
};

function arrivalTile({ kind, path, product }: Arrival, locale: Locale): ArrivalTile {
  const pictures = productPictures(product, locale);
  return {
    kind,
    href: localePath(locale, path),
    name: product.name,
    picture: pictures.find(({ view }) => view === 'fullBody') ?? pictures[0],
  };
}

async function readOfCatalogue(locale: Locale) {
  'use cache';
  const { products } = await loadCatalogue('products');
  if (isOutage(products)) {
    cacheCatalogueRead({ of: [products], list: true });
    return { arrivals: products, liked: [], swimwear: products };
  }
  const arrivals = newArrivals(products);
  const liked = LIKES.flatMap(({ product: { section, slug } }) => {
    const product = products.find((one) => one.slug === slug);
    return product ? [{ product, section }] : [];
  });
  const swimwear = swimwearPool(products);
  cacheCatalogueRead({
    of: [products],
    shows: [...[...arrivals, ...liked].map(({ product }) => product), ...swimwear],
    list: true,
  });
  return {
    arrivals: arrivals.map((arrival) => arrivalTile(arrival, locale)),
    liked: liked.map(({ product, section }) => productCard(product, section, locale)),
    swimwear: swimwear.map((product) => productCard(product, 'woman', locale)),
  };
}

/** What the home page shows. @throws ApiError when the catalogue cannot be read */
export async function readHomePage(locale: Locale) {
  const [{ arrivals, liked, swimwear }, pictures] = await Promise.all([
    readOfCatalogue(locale),
    readLikes(locale),
  ]);
  const likes = pictures.map((picture) => ({
    ...picture,
    card: liked.find(({ href }) => href === picture.href),
  }));
  return { arrivals, likes, swimwear };
}
