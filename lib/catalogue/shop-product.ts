import { createHash } from 'node:crypto';
import { type Product, productSlug } from '@/lib/contract/catalogue';
import type { Locale } from '@/lib/contract/locale';

export type ShopProduct = Product & { slug: string };

/** Fixed paths win over products. */
const RESERVED = ['tees', 'catalog'];

/** A slug is part of a file's name, so it leaves room for the rest. */
const MAX_LENGTH = 120;

const fingerprint = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 8);

/** The URL form of an id (spec §2), fit for one segment of a path and for the name of a file. */
function slugOf(id: string): string {
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

const hasSlug = (product: Product & { slug?: string }, slug: string): product is ShopProduct =>
  product.slug === slug;

/**
 * Of two ids with one slug, or one that a page has, the later by its id gets a number: always the same. One that has its slug
 * already is the same object.
 */
export function withSlugs(products: readonly (Product & { slug?: string })[]): ShopProduct[] {
  const taken = new Set(RESERVED);
  const slugs = new Map<string, string>();

  for (const id of [...new Set(products.map((product) => product.id))].sort()) {
    const base = slugOf(id);
    let slug = base;
    for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
    taken.add(slug);
    slugs.set(id, slug);
  }
  return products.map((product) => {
    const slug = slugs.get(product.id) ?? slugOf(product.id);
    return hasSlug(product, slug) ? product : { ...product, slug };
  });
}

/** Undated products count as old. */
export function newestFirst(a: Product, b: Product): number {
  return (b.createdAt ?? '').localeCompare(a.createdAt ?? '');
}

/** Description and colour in the page's language, in English where there is no translation. */
export function productWords({ description, colour, translations }: Product, locale: Locale) {
  const translated = locale === 'id' ? translations?.id : undefined;
  return {
    description: translated?.description ?? description,
    colour: translated?.colour ?? colour,
  };
}
