import 'server-only';
import type { Metadata } from 'next';
import { CATEGORY_NAMES } from '@/content/categories';
import { SITE } from '@/content/site';
import { cacheCatalogueRead } from '@/lib/catalogue/cached-read';
import { type Catalogue, type FoundProduct, findProduct, loadCatalogue } from '@/lib/catalogue/catalogue';
import { choiceValue } from '@/lib/catalogue/choice-value';
import { isOutage, type Outage, orNone } from '@/lib/catalogue/outage';
import { type ProductCard, productCard } from '@/lib/catalogue/product-card';
import { productPictures } from '@/lib/catalogue/product-pictures';
import { type ProductSize, productSizes } from '@/lib/catalogue/product-sizes';
import { productPath, type Section, sectionOf } from '@/lib/catalogue/section';
import { productWords } from '@/lib/catalogue/shop-product';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { translator } from '@/lib/i18n/translator';
import { summary } from '@/lib/seo/summary';
import { missingPage, pageMetadata } from './page-metadata';
import { printsOf, relatedProducts } from './related-products';

function sizesOf(name: string, { items, sizes }: Catalogue): ProductSize[] | Outage {
  if (isOutage(sizes)) return sizes;
  return isOutage(items) ? items : productSizes(name, items, sizes);
}

const NO_PRINTS = { shown: [], total: 0 };

/** None while one of the lists cannot be read. */
function relatedTo({ product, section }: FoundProduct, { products, variants, items }: Catalogue) {
  if (isOutage(products) || isOutage(variants) || isOutage(items)) return [];
  return relatedProducts(product, section, { products, variants, items });
}

function printLinks(
  { product, section }: FoundProduct,
  { shown, total }: ReturnType<typeof printsOf>,
  locale: Locale,
) {
  const value = choiceValue(product.category?.name ?? '');
  const category = CATEGORY_NAMES[value]?.[locale] ?? product.category?.name;
  return {
    links: shown.map((print) => {
      const { href, name, picture } = productCard(print, section, locale);
      const { colour } = productWords(print, locale);
      return {
        href,
        name: colour ? `${name}, ${colour}` : name,
        picture,
        current: print.slug === product.slug,
      };
    }),
    /** The listing that has the rest, when there are more. */
    rest:
      category && total > shown.length
        ? { href: localePath(locale, `/${section}?category=${value}`), category }
        : undefined,
  };
}

/** The prints of one cut, the product itself among them. */
export type Prints = ReturnType<typeof printLinks>;

/** A product page by its encoded slug; undefined for an unknown product. @throws ApiError */
export async function readProductPage(asked: Section, slug: string, locale: Locale) {
  'use cache';
  const catalogue = await loadCatalogue();
  const found = await findProduct(catalogue, asked, decodeURIComponent(slug));
  const related = found ? relatedTo(found, catalogue) : [];
  const { products } = catalogue;
  const prints = found && !isOutage(products) ? printsOf(found.product, products) : NO_PRINTS;
  cacheCatalogueRead({
    of: Object.values(catalogue),
    shows: found ? [found.product, ...related, ...prints.shown] : [],
    list: !found,
  });
  return (
    found && {
      ...found,
      sizes: sizesOf(found.product.name, catalogue),
      prints: printLinks(found, prints, locale),
      related: related.map((product) => productCard(product, found.section, locale)),
    }
  );
}

/** The cards of what a rider wears, by their slugs: what the catalogue does not have is left out. @throws ApiError */
export async function readWornProducts(slugs: readonly string[], locale: Locale): Promise<ProductCard[]> {
  'use cache';
  const { products, variants } = await loadCatalogue('products', 'variants');
  const known = isOutage(variants) ? [] : orNone(products);
  const worn = slugs.flatMap((slug) => known.find((product) => product.slug === slug) ?? []);
  cacheCatalogueRead({ of: [products, variants], shows: worn, list: worn.length < slugs.length });
  return worn.map((product) => productCard(product, sectionOf(product, orNone(variants)), locale));
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

export function productMetadata({ product, home }: FoundProduct, locale: Locale): Metadata {
  const { description } = productWords(product, locale);
  const words = translator(locale, 'share');

  return pageMetadata({
    locale,
    path: productPath(home, product.slug),
    title: product.name,
    description:
      summary(description) || words('productDescription', { name: product.name, brand: SITE.name }),
    picture: productPictures(product, locale)[0]?.src,
  });
}

export function missingProductMetadata(locale: Locale): Metadata {
  return missingPage({
    title: translator(locale, 'share')('productNotFound'),
    description: translator(locale, 'catalogue')('notAvailable'),
  });
}
