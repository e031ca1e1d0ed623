import { productSlug } from '@/lib/contract/catalogue';
import type { Section } from './section';

/** The address of a product page, without the language. */
export function productPath(section: Section, productId: string): `/${string}` {
  return `/${section}/${encodeURIComponent(productSlug(productId))}`;
}
