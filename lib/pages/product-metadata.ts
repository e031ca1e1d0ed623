import 'server-only';
import type { Metadata } from 'next';
import { SITE } from '@/content/site';
import type { FoundProduct } from '@/lib/catalogue/find-product';
import { productPath } from '@/lib/catalogue/product-path';
import { productWords } from '@/lib/catalogue/product-words';
import type { Locale } from '@/lib/contract/locale';
import { translator } from '@/lib/i18n/translator';
import { missingPage } from '@/lib/seo/missing-page';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { summary } from '@/lib/seo/summary';
import { productPicture } from '@/lib/share/share-picture';

/** A product page's head. A product whose variant nobody knows is canonical under /men. */
export function productMetadata({ product, variantName, section }: FoundProduct, locale: Locale): Metadata {
  const { description } = productWords(product, locale);
  const words = translator(locale, 'share');

  return pageMetadata({
    locale,
    path: productPath(variantName ? section : 'men', product.slug),
    title: product.name,
    description:
      summary(description) || words('productDescription', { name: product.name, brand: SITE.name }),
    picture: productPicture(product, variantName, locale),
  });
}

/** The head of a product page that there is not. */
export function missingProductMetadata(locale: Locale): Metadata {
  return missingPage({
    title: translator(locale, 'share')('productNotFound'),
    description: translator(locale, 'catalogue')('notAvailable'),
  });
}
