import type { Section } from './section';

/** The address of a product page, without the language. @param slug the product's own, see `ShopProduct` */
export function productPath(section: Section, slug: string): `/${string}` {
  return `/${section}/${encodeURIComponent(slug)}`;
}
