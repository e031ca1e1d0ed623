import { z } from '@hono/zod-openapi';

const rupiah = z.int().openapi({ description: 'Whole rupiah' });
const picture = z.string().openapi({ description: 'Absolute, or relative to this API' });

export const categoryAnswerSchema = z.object({ id: z.string(), name: z.string() }).openapi('Category');

export const variantAnswerSchema = z
  .object({ id: z.string(), name: z.string(), isMen: z.boolean() })
  .openapi('Variant');

export const sizeAnswerSchema = z.object({ id: z.string(), value: z.string() }).openapi('Size');

export const itemAnswerSchema = z
  .object({
    id: z.string(),
    name: z.string().openapi({ description: 'The name of its product' }),
    price: rupiah,
    size: sizeAnswerSchema,
    stock: z.int().openapi({ description: 'Pieces that can be sold; 0 when it is sold out' }),
  })
  .openapi('StockItem');

/** A product as the contract shows it, and as this API always does. */
export const productAnswerSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    price: rupiah,
    colour: z.string(),
    description: z.string(),
    image: z.array(z.object({ url: picture })),
    imagedetail: z.array(
      z.object({
        fullBody: picture.optional(),
        close1: picture.optional(),
        close2: picture.optional(),
        close3: picture.optional(),
      }),
    ),
    category: z.object({ name: z.string() }).optional(),
    categoryId: z.string().optional(),
    variantId: z.string().optional(),
    isFeatured: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    translations: z
      .object({
        id: z.object({ description: z.string().optional(), colour: z.string().optional() }).optional(),
      })
      .openapi({ description: 'By language; the other fields are in English' }),
  })
  .openapi('Product');
export type ProductAnswer = z.infer<typeof productAnswerSchema>;
