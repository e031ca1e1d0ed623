import 'server-only';
import type { Metadata } from 'next';
import { SITE } from '@/content/site';
import { findProduct, listProductItems, listSizes, listVariants } from '@/lib/catalogue/catalogue';
import { type LinkedProductSlugs, readLinkedProductSlugs } from '@/lib/catalogue/neighbours';
import { emptyIfOutage, isOutage, type Outage } from '@/lib/catalogue/outage';
import { createProductCard, type ProductCard } from '@/lib/catalogue/product-card';
import { listProductPictures } from '@/lib/catalogue/product-pictures';
import { createProductSizes, type ProductSize } from '@/lib/catalogue/product-sizes';
import { getProductSection, productPath, type Section } from '@/lib/catalogue/section';
import { getProductTexts, type ShopProduct } from '@/lib/catalogue/shop-product';
import type { Locale } from '@/lib/contract/locale';
import { translator } from '@/lib/i18n/translator';
import { categoryLink } from '@/lib/listing/category-link';
import { summarizeText } from '@/lib/seo/summary';
import { createMissingContentMetadata, pageMetadata } from './page-metadata';

export type ProductWithSection = {
  product: ShopProduct;
  variantName: string | undefined;
  /** The section to show the product in: its own, or the requested one if the variant is unknown. */
  section: Section;
  /** The section of the canonical URL. */
  home: Section;
};

/** Adds the section and the variant name. @throws ApiError, except during a build */
export async function resolveProductSection(
  product: ShopProduct,
  requested: Section,
): Promise<ProductWithSection> {
  const variants = emptyIfOutage(await listVariants());
  const variantName = variants.find(({ id }) => id === product.variantId)?.name;
  const home = getProductSection(product, variants);
  return { product, variantName, section: variantName === undefined ? requested : home, home };
}

/** Returns the sizes of a product with their stock. @throws ApiError, except during a build */
export async function listProductSizes(product: ShopProduct): Promise<ProductSize[] | Outage> {
  const [sizes, items] = await Promise.all([listSizes(), listProductItems(product)]);
  if (isOutage(sizes)) return sizes;
  return isOutage(items) ? items : createProductSizes(product.name, items, sizes);
}

/** Finds products by their slugs. Unknown slugs are skipped. @throws ApiError, except during a build */
async function findProducts(slugs: readonly string[]): Promise<ShopProduct[]> {
  const products = await Promise.all(slugs.map(findProduct));
  return products.filter((product) => product !== undefined);
}

/** The prints of one cut, including the product itself. */
export type ProductPrints = ReturnType<typeof printLinks>;

function printLinks(
  { product, section }: ProductWithSection,
  shown: ShopProduct[],
  total: number,
  locale: Locale,
) {
  const category = product.category?.name;
  return {
    links: shown.map((print) => {
      const { href, name, picture } = createProductCard(print, section, locale);
      const { colour } = getProductTexts(print, locale);
      return {
        href,
        name: colour ? `${name}, ${colour}` : name,
        picture,
        current: print.slug === product.slug,
      };
    }),
    /** The listing with all prints, if the page does not show them all. */
    rest: category && total > shown.length ? categoryLink(section, category, locale) : undefined,
  };
}

/** Returns the related products and the prints of the same cut. @throws ApiError, except during a build */
export async function readRelatedProductsAndPrints(placed: ProductWithSection, locale: Locale) {
  const { related, prints, printCount }: LinkedProductSlugs = await readLinkedProductSlugs(
    placed.product,
    placed.section,
  );
  const [cards, shown] = await Promise.all([findProducts(related), findProducts(prints)]);
  return {
    related: cards.map((product) => createProductCard(product, placed.section, locale)),
    prints: printLinks(placed, shown, printCount, locale),
  };
}

/**
 * Returns the cards of the products that a rider wears. Unknown slugs are skipped. @throws ApiError, except
 * during a build
 */
export async function readRiderProducts(slugs: readonly string[], locale: Locale): Promise<ProductCard[]> {
  const [worn, variants] = await Promise.all([findProducts(slugs), listVariants()]);
  return worn.map((product) =>
    createProductCard(product, getProductSection(product, emptyIfOutage(variants)), locale),
  );
}

/** Returns the metadata of a product page by its encoded slug. @throws ApiError, except during a build */
export async function productMetadata(
  encodedSlug: string,
  requested: Section,
  locale: Locale,
): Promise<Metadata> {
  const words = translator(locale, 'share');
  const product = await findProduct(decodeURIComponent(encodedSlug));
  if (!product) return missingProductMetadata(locale);
  const { home } = await resolveProductSection(product, requested);
  const { description } = getProductTexts(product, locale);
  return pageMetadata({
    locale,
    path: productPath(home, product.slug),
    title: product.name,
    description:
      summarizeText(description) || words('productDescription', { name: product.name, brand: SITE.name }),
    picture: listProductPictures(product, locale)[0]?.src,
  });
}

/** Returns the metadata of the page for unknown products. */
export function missingProductMetadata(locale: Locale): Metadata {
  return createMissingContentMetadata({
    title: translator(locale, 'share')('productNotFound'),
    description: translator(locale, 'catalogue')('notAvailable'),
  });
}
