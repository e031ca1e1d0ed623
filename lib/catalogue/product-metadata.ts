import 'server-only';
import type { Metadata } from 'next';
import type { Locale } from '@/lib/contract/locale';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { summary } from '@/lib/seo/summary';
import type { FoundProduct } from './find-product';
import { productPath } from './product-path';
import { productWords } from './product-words';

/** A product page's head. A product whose variant nobody knows is canonical under /men (decisions A). */
export function productMetadata({ product, variantName, section }: FoundProduct, locale: Locale): Metadata {
  const { description } = productWords(product, locale);

  return pageMetadata({
    locale,
    path: productPath(variantName ? section : 'men', product.slug),
    title: product.name,
    description: summary(description),
  });
}
