import { createHash } from 'node:crypto';
import { type Product, productSlug } from '@/lib/contract/catalogue';
import type { Locale } from '@/lib/contract/locale';

/** A product with the last part of its address, which no other product has. */
export type ShopProduct = Product & { slug: string };

/** Fixed paths win over products. */
const RESERVED = ['tees', 'catalog'];

/** What a file may be called, with room for the name of its page's parts. */
const MAX_LENGTH = 120;

const fingerprint = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 8);

/** The URL form of an id (spec §2), made fit for one part of a path and for the name of a file. */
function addressPart(id: string): string {
  const slug = productSlug(id).replace(/[/\\?#%\p{Cc}\p{Cs}]+/gu, '-');
  if (/^\.*$/.test(slug)) return `product-${fingerprint(id)}`;
  if (encodeURIComponent(slug).length <= MAX_LENGTH) return slug;

  let short = '';
  for (const character of slug) {
    if (encodeURIComponent(short + character).length > MAX_LENGTH - 9) break;
    short += character;
  }
  return `${short}-${fingerprint(id)}`;
}

/**
 * Gives every product an address of its own. Where two ids have the same URL form, or one is the name of a page,
 * the later one by its id gets a number; so it does not depend on the order of the list.
 */
export function withSlugs(products: readonly Product[]): ShopProduct[] {
  const taken = new Set(RESERVED);
  const slugs = new Map<string, string>();

  for (const id of [...new Set(products.map((product) => product.id))].sort()) {
    const part = addressPart(id);
    let slug = part;
    for (let number = 2; taken.has(slug); number += 1) slug = `${part}-${number}`;
    taken.add(slug);
    slugs.set(id, slug);
  }
  return products.map((product) => ({ ...product, slug: slugs.get(product.id) ?? addressPart(product.id) }));
}

/** Description and colour in the page's language, in English where there is no translation. */
export function productWords({ description, colour, translations }: Product, locale: Locale) {
  const translated = locale === 'id' ? translations?.id : undefined;
  return {
    description: translated?.description ?? description,
    colour: translated?.colour ?? colour,
  };
}
