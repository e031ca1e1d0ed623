import { z } from '@hono/zod-openapi';

const part = (description: string, example: string) => z.string().meta({ description, example });

export const mailTokenParams = z.object({
  token: part('The token of the mailed link', '9b1Xo3m0hYw7cQ2tVZk5'),
});

export const cartLineParams = z.object({
  cartItemId: part('The `id` of a line of the cart', '0b8f7c1e-6f0a-4c47-9f53-1d1f2a3c4b5d'),
});

export const orderParams = z.object({ id: part('The `id` of an order', '20261121-7K3M9QXWP4RT') });

export const productParams = z.object({
  id: part('The `id` of a product, or its URL form', 'uluwatu-elite-pro'),
});

export const collectionParams = z.object({
  storeId: part('Any: every store has the same collections', 'segara'),
  collection: part('Which collection', 'products'),
});

/** Of a call that may be repeated: the same key again means the same call again. An empty one is none. */
export const idempotencySchema = z.object({
  'idempotency-key': z
    .string()
    .trim()
    .max(255)
    .optional()
    .transform((key) => key || undefined)
    .meta({ description: 'The same again says that this is a repeat of one call' }),
});
