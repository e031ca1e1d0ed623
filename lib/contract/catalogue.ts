import { z } from 'zod';
import { idSchema, momentSchema, rupiahSchema } from './wire';

export const categorySchema = z.object({ id: idSchema, name: z.string().min(1) });
export type Category = z.infer<typeof categorySchema>;

export const variantSchema = z.object({ id: idSchema, name: z.string().min(1), isMen: z.boolean() });
export type Variant = z.infer<typeof variantSchema>;

export const sizeSchema = z.object({ id: idSchema, value: z.string().min(1) });
export type Size = z.infer<typeof sizeSchema>;

/** A stock item: one size of the product of the same `name`. No `stock` means "in stock", 0 means sold out. */
export const itemSchema = z.object({
  id: idSchema,
  name: z.string().min(1),
  price: rupiahSchema,
  size: z.object({ id: idSchema.optional(), value: z.string().min(1) }),
  stock: z.number().int().nonnegative().optional(),
});
export type Item = z.infer<typeof itemSchema>;

const pictureAddressSchema = z.string().min(1);
const optional = <S extends z.ZodType>(schema: S) =>
  schema.nullish().transform((value) => value ?? undefined);

const withDefault = <S extends z.ZodType, D>(schema: S, fallback: D) =>
  schema.nullish().transform((value) => value ?? fallback);

const imageDetailSchema = z.object({
  fullBody: optional(pictureAddressSchema),
  close1: optional(pictureAddressSchema),
  close2: optional(pictureAddressSchema),
  close3: optional(pictureAddressSchema),
});

const translationSchema = z.object({ description: optional(z.string()), colour: optional(z.string()) });

/** A product. Everything but `id`, `name` and `price` may be absent on the wire and gets its default here. */
export const productSchema = z.object({
  id: idSchema,
  name: z.string().min(1),
  price: rupiahSchema,
  colour: withDefault(z.string(), ''),
  description: withDefault(z.string(), ''),
  image: withDefault(z.array(z.object({ url: pictureAddressSchema })), []),
  imagedetail: withDefault(z.array(imageDetailSchema), []),
  category: optional(z.object({ name: z.string() })),
  categoryId: optional(idSchema),
  variantId: optional(idSchema),
  isFeatured: withDefault(z.boolean(), false),
  createdAt: optional(momentSchema),
  updatedAt: optional(momentSchema),
  translations: optional(z.object({ id: optional(translationSchema) })),
});
export type Product = z.infer<typeof productSchema>;

/** The URL form of a product id: lowercased, spaces to hyphens (spec §2). Not reversible. */
export function productSlug(id: string): string {
  return id.toLowerCase().replaceAll(' ', '-');
}
