import 'server-only';
import type { Graph, ItemPage, Offer, Product, ProductGroup } from 'schema-dts';
import { FABRICS } from '@/content/fabrics';
import { SITE } from '@/content/site';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import { listProductPictures } from '@/lib/catalogue/product-pictures';
import type { ProductSize } from '@/lib/catalogue/product-sizes';
import { productPath } from '@/lib/catalogue/section';
import { getProductTexts } from '@/lib/catalogue/shop-product';
import { isSoldOut } from '@/lib/catalogue/stock';
import type { Locale } from '@/lib/contract/locale';
import { absoluteUrl } from '@/lib/format/absolute-url';
import { translator } from '@/lib/i18n/translator';
import type { ProductWithSection } from '@/lib/pages/product';
import { DELIVERY_ID, deliveryJsonLd, RETURNS_ID, returnsJsonLd, WEBSITE_ID } from './brand-data';
import {
  type Breadcrumb,
  breadcrumbJsonLd,
  createJsonLdGraph,
  pageUrl,
  sectionBreadcrumbs,
} from './page-data';
import { summarizeText } from './summary';

const availability = (inStock: boolean) =>
  inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock';

function offer(price: number, url: string, inStock: boolean | undefined): Offer {
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'IDR',
    itemCondition: 'https://schema.org/NewCondition',
    ...(inStock !== undefined && { availability: availability(inStock) }),
    shippingDetails: { '@id': DELIVERY_ID },
    hasMerchantReturnPolicy: { '@id': RETURNS_ID },
  };
}

const ADULT_YEARS = 13;

function common({ section, name, description, colour, category, material, pictures }: ProductFacts) {
  return {
    name,
    ...(description && { description: summarizeText(description) }),
    ...(pictures.length > 0 && { image: pictures.map(absoluteUrl) }),
    brand: { '@type': 'Brand', name: SITE.name },
    ...(colour && { color: colour }),
    ...(material && { material }),
    ...(category && { category }),
    audience: {
      '@type': 'PeopleAudience',
      // Google's age group "adult", which it requires for apparel.
      suggestedMinAge: ADULT_YEARS,
      suggestedGender: section === 'men' ? 'https://schema.org/Male' : 'https://schema.org/Female',
    },
  } as const;
}

/**
 * Returns the product data of one size. A missing stock number means in stock (contract). Shared properties
 * are in the group, but search engines require name and picture for each size.
 */
function variant({ name, price, pictures }: ProductFacts, size: ProductSize, url: string): Product {
  return {
    '@type': 'Product',
    ...(size.itemId && { sku: size.itemId }),
    name: `${name}, ${size.value}`,
    size: size.value,
    ...(pictures[0] && { image: absoluteUrl(pictures[0]) }),
    offers: offer(price, `${url}?size=${encodeURIComponent(size.value)}`, !isSoldOut(size)),
  };
}

/**
 * Returns a group with all sizes that have a stock item. Without any, returns a single product that is sold
 * out.
 */
function productOf(facts: ProductFacts, url: string): Product | ProductGroup {
  const id = `${url}#product`;
  const sizes = facts.sizes?.filter(({ itemId }) => itemId !== undefined) ?? [];
  if (sizes.length === 0) {
    const inStock = facts.sizes === undefined ? undefined : false;
    return { '@type': 'Product', '@id': id, ...common(facts), offers: offer(facts.price, url, inStock) };
  }
  return {
    '@type': 'ProductGroup',
    '@id': id,
    url,
    ...common(facts),
    productGroupID: facts.slug,
    variesBy: 'https://schema.org/size',
    hasVariant: sizes.map((size) => variant(facts, size, url)),
  };
}

export function productJsonLd(facts: ProductFacts): Graph {
  const { locale, crumbs } = facts;
  const url = pageUrl(crumbs.at(-1)?.path ?? '/', locale);
  const product = productOf(facts, url);
  const page: ItemPage = {
    '@type': 'ItemPage',
    '@id': url,
    inLanguage: locale,
    isPartOf: { '@id': WEBSITE_ID },
    mainEntity: { '@id': `${url}#product` },
  };
  return createJsonLdGraph(
    page,
    product,
    breadcrumbJsonLd(crumbs, locale),
    deliveryJsonLd(),
    returnsJsonLd(),
  );
}

/** More pictures would increase the page size without helping search engines. */
const MAX_PICTURES = 2;

function materialOf(name: string, locale: Locale): string | undefined {
  const fabric = FABRICS.find(({ products }) => products.includes(name));
  return fabric && translator(locale, 'woman')(`${fabric.name}Composition`);
}

type Found = ProductWithSection & { sizes: ProductSize[] | Outage };

function factsOf({ product, home, sizes }: Found, locale: Locale) {
  const { slug, name, price, category } = product;
  const { description, colour } = getProductTexts(product, locale);
  const pictures = listProductPictures(product, locale).map(({ src }) => src);
  return {
    locale,
    section: home,
    slug,
    name,
    price,
    description: description || translator(locale, 'share')('productDescription', { name, brand: SITE.name }),
    colour,
    category: category?.name,
    material: home === 'woman' ? materialOf(name, locale) : undefined,
    pictures: pictures.slice(0, MAX_PICTURES),
    /** Undefined during an outage, so that the data contain no availability. */
    sizes: isOutage(sizes) ? undefined : sizes,
    crumbs: [...sectionBreadcrumbs(home, locale), { name, path: productPath(home, slug) }] as Breadcrumb[],
  };
}

/** The known facts about a product in the page's language. Empty texts count as unknown. */
export type ProductFacts = ReturnType<typeof factsOf>;

export const productPageJsonLd = (found: Found, locale: Locale): Graph =>
  productJsonLd(factsOf(found, locale));
