import { createHash } from 'node:crypto';
import { z } from 'zod';
import { dateTimeSchema, fieldWithDefault, idSchema, optionalField, rupiahSchema, textOrEmpty } from './wire';

/**
 * Longer names break pages, and half of a surrogate pair cannot be part of a URL. Such entries are malformed.
 */
const nameSchema = z
  .string()
  .min(1)
  .max(500)
  .refine((name) => !/\p{Cs}/u.test(name));

export const categorySchema = z.object({ id: idSchema, name: nameSchema });
export type Category = z.infer<typeof categorySchema>;

export const variantSchema = z.object({ id: idSchema, name: nameSchema, isMen: z.boolean() });
export type Variant = z.infer<typeof variantSchema>;

export const sizeSchema = z.object({ id: idSchema, value: z.string().min(1) });
export type Size = z.infer<typeof sizeSchema>;

/**
 * A stock item: one size of the product of the same `name`. No `stock` means "in stock", 0 means sold out.
 */
export const itemSchema = z.object({
  id: idSchema,
  name: nameSchema,
  price: rupiahSchema,
  size: z.object({ id: idSchema.optional(), value: z.string().min(1) }),
  stock: z.number().int().nonnegative().optional(),
});
export type Item = z.infer<typeof itemSchema>;

const pictureAddressSchema = z.string().min(1);
const imageDetailSchema = z.object({
  fullBody: optionalField(pictureAddressSchema),
  close1: optionalField(pictureAddressSchema),
  close2: optionalField(pictureAddressSchema),
  close3: optionalField(pictureAddressSchema),
});

const translationSchema = z.object({
  description: optionalField(z.string()),
  colour: optionalField(z.string()),
});

/** A product. Only `id`, `name` and `price` are required on the wire; the other fields get defaults. */
export const productSchema = z.object({
  id: idSchema,
  name: nameSchema,
  price: rupiahSchema,
  colour: textOrEmpty,
  description: textOrEmpty,
  image: fieldWithDefault(z.array(z.object({ url: pictureAddressSchema })), []),
  imagedetail: fieldWithDefault(z.array(imageDetailSchema), []),
  category: optionalField(z.object({ name: z.string() })),
  categoryId: optionalField(idSchema),
  variantId: optionalField(idSchema),
  isFeatured: fieldWithDefault(z.boolean(), false),
  createdAt: optionalField(dateTimeSchema),
  updatedAt: optionalField(dateTimeSchema),
  translations: optionalField(z.object({ id: optionalField(translationSchema) })),
});
export type Product = z.infer<typeof productSchema>;

/**
 * The URL form of a product id: in lower case, with hyphens for spaces (spec §2). The id cannot be restored
 * from it.
 */
export const slugifyProductId = (id: string): string => id.toLowerCase().replaceAll(' ', '-');

/** Slugs that are fixed routes under `/men` and `/woman`. */
export const RESERVED_SLUGS = ['tees', 'catalog'];

/**
 * Maximum length of an encoded slug in bytes. Slugs are part of file names, so this leaves room for a suffix.
 */
const MAX_SLUG_LENGTH = 120;

const shortHash = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 8);

/** Returns the URL form of an id (spec §2), made safe for a path segment and a file name. */
export function createProductSlug(id: string): string {
  const slug = slugifyProductId(id).replace(/[/\\?#%\p{Cc}\p{Cs}]+/gu, '-');
  if (/^\.*$/.test(slug)) return `product-${shortHash(id)}`;
  if (encodeURIComponent(slug).length <= MAX_SLUG_LENGTH) return slug;

  let short = '';
  for (const character of slug) {
    if (encodeURIComponent(short + character).length > MAX_SLUG_LENGTH - 9) break;
    short += character;
  }
  return `${short}-${shortHash(id)}`;
}

/**
 * Adds slugs. If two ids share a slug, or one is reserved, the later id in sort order gets a numeric suffix.
 */
export function addProductSlugs<P extends { id: string }>(products: readonly P[]): (P & { slug: string })[] {
  const taken = new Set(RESERVED_SLUGS);
  const slugs = new Map<string, string>();

  for (const id of [...new Set(products.map((product) => product.id))].sort()) {
    const base = createProductSlug(id);
    let slug = base;
    for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
    taken.add(slug);
    slugs.set(id, slug);
  }
  return products.map((product) => ({
    ...product,
    slug: slugs.get(product.id) ?? createProductSlug(product.id),
  }));
}

const address = z.string().trim().min(1);

/** A picture of "You might like" (contract, Content API). The address is `image`, or `url` without it. */
export const extraPictureSchema = z
  .object({ image: address.nullish(), url: address.nullish(), alt: z.string().nullish() })
  .transform(({ image, url, alt }) => ({ address: image ?? url, alt: alt ?? '' }))
  .pipe(z.object({ address, alt: z.string() }));
