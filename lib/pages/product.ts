import 'server-only';
import type { Metadata } from 'next';
import { SITE } from '@/content/site';
import { cacheCatalogueRead } from '@/lib/catalogue/cached-read';
import { type Catalogue, type FoundProduct, findProduct, loadCatalogue } from '@/lib/catalogue/catalogue';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import { type ProductCard, productCard } from '@/lib/catalogue/product-card';
import { type ProductSize, productSizes } from '@/lib/catalogue/product-sizes';
import { productPath, type Section, sectionOf } from '@/lib/catalogue/section';
import { productWords } from '@/lib/catalogue/shop-product';
import type { Locale } from '@/lib/contract/locale';
import { translator } from '@/lib/i18n/translator';
import { summary } from '@/lib/seo/summary';
import { productPicture } from '@/lib/share/product-picture';
import { missingPage, pageMetadata } from './page-metadata';
import { relatedProducts } from './related-products';

export type ProductPage = FoundProduct & {
  sizes: ProductSize[] | Outage;
  related: ProductCard[];
};

function sizesOf(name: string, { items, sizes }: Catalogue): ProductSize[] | Outage {
  if (isOutage(sizes)) return sizes;
  return isOutage(items) ? items : productSizes(name, items, sizes);
}

/** None while one of the lists cannot be read. */
function relatedTo({ product, section }: FoundProduct, { products, variants, items }: Catalogue) {
  if (isOutage(products) || isOutage(variants) || isOutage(items)) return [];
  return relatedProducts(product, section, { products, variants, items });
}

/** A product page by its encoded slug; undefined for an unknown product. @throws ApiError */
export async function readProductPage(asked: Section, slug: string, locale: Locale) {
  'use cache';
  const catalogue = await loadCatalogue();
  const found = await findProduct(catalogue, asked, decodeURIComponent(slug));
  const related = found ? relatedTo(found, catalogue) : [];
  cacheCatalogueRead({
    of: Object.values(catalogue),
    shows: found ? [found.product, ...related] : [],
    list: !found,
  });
  return (
    found && {
      ...found,
      sizes: sizesOf(found.product.name, catalogue),
      related: related.map((product) => productCard(product, found.section, locale)),
    }
  );
}

/** Next wants one page at least; the page of this slug says that there is no such product. */
const NO_PRODUCT = 'none';

/** Of a section, in each language, however large the catalogue is. */
const MAX_PRERENDERED = 24;

/** The products whose pages are prerendered: the first featured ones. The rest are rendered on their first visit. */
export async function prerenderedSlugs(section: Section): Promise<string[]> {
  const { products, variants } = await loadCatalogue('products', 'variants');
  if (isOutage(products) || isOutage(variants)) return [NO_PRODUCT];

  const own = products.filter((product) => product.isFeatured && sectionOf(product, variants) === section);
  const slugs = own.slice(0, MAX_PRERENDERED).map(({ slug }) => slug);
  return slugs.length > 0 ? slugs : [NO_PRODUCT];
}

export function productMetadata({ product, variantName, home }: FoundProduct, locale: Locale): Metadata {
  const { description } = productWords(product, locale);
  const words = translator(locale, 'share');

  return pageMetadata({
    locale,
    path: productPath(home, product.slug),
    title: product.name,
    description:
      summary(description) || words('productDescription', { name: product.name, brand: SITE.name }),
    picture: productPicture(product, variantName, locale),
  });
}

export function missingProductMetadata(locale: Locale): Metadata {
  return missingPage({
    title: translator(locale, 'share')('productNotFound'),
    description: translator(locale, 'catalogue')('notAvailable'),
  });
}
