import 'server-only';
import type { Graph } from 'schema-dts';
import { FABRICS } from '@/content/fabrics';
import { SITE } from '@/content/site';
import type { FoundProduct } from '@/lib/catalogue/find-product';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import { productPictures } from '@/lib/catalogue/product-pictures';
import type { ProductSize } from '@/lib/catalogue/product-sizes';
import { productPath } from '@/lib/catalogue/section';
import { productWords } from '@/lib/catalogue/shop-product';
import type { Locale } from '@/lib/contract/locale';
import { translator } from '@/lib/i18n/translator';
import { sectionCrumbs } from './crumbs';
import { productData } from './product-data';

/** More would say nothing new to a machine and weigh on every visitor. */
const MAX_PICTURES = 2;

function materialOf(name: string, locale: Locale): string | undefined {
  const fabric = FABRICS.find(({ products }) => products.includes(name));
  return fabric && translator(locale, 'woman')(fabric.composition);
}

/** What a product page says to machines. A product whose variant nobody knows is at home under /men. */
export function productPageData(
  { product, variantName, section, sizes }: FoundProduct & { sizes: ProductSize[] | Outage },
  locale: Locale,
): Graph {
  const home = variantName ? section : 'men';
  const { description, colour } = productWords(product, locale);
  const words = translator(locale, 'share');
  const pictures = productPictures(product, locale).map(({ src }) => src);

  return productData({
    locale,
    section: home,
    slug: product.slug,
    name: product.name,
    price: product.price,
    description: description || words('productDescription', { name: product.name, brand: SITE.name }),
    colour,
    category: product.category?.name,
    material: home === 'woman' ? materialOf(product.name, locale) : undefined,
    pictures: pictures.slice(0, MAX_PICTURES),
    sizes: isOutage(sizes) ? undefined : sizes,
    crumbs: [...sectionCrumbs(home, locale), { name: product.name, path: productPath(home, product.slug) }],
  });
}
