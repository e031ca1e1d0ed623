import { z } from 'zod';
import { MAX_QUANTITY } from './limits';
import { fieldWithDefault, idSchema, optionalField, rupiahSchema, textOrEmpty } from './wire';

const quantitySchema = z.number().int().min(1).max(MAX_QUANTITY);

/**
 * The request of the browser to add to the cart. The server fills in name, price and, without `sizeId`, the
 * size of the item.
 */
export const cartAdditionRequestSchema = z.object({
  itemId: idSchema,
  sizeId: idSchema.optional(),
  quantity: quantitySchema,
});
export type CartAddition = z.infer<typeof cartAdditionRequestSchema>;

/** The request to the product API (spec §3). The server ignores `itemPrice` and uses its own price. */
export const productApiCartAdditionSchema = cartAdditionRequestSchema.extend({
  sizeId: idSchema,
  itemName: z.string().min(1).max(300),
  itemPrice: z.number().optional(),
});
export type ItemAddition = z.infer<typeof productApiCartAdditionSchema>;

export const quantityChangeSchema = z.object({ quantity: quantitySchema });

/** The new quantity of a cart line. With `itemId` the line changes to that item, such as another size. */
export const lineChangeSchema = quantityChangeSchema.extend({ itemId: idSchema.optional() });

const optionalOf = <S extends z.ZodType>(schema: S) => optionalField(schema).optional();

export const cartLineSchema = z.object({
  id: idSchema,
  itemId: idSchema.optional(),
  itemName: z.string(),
  quantity: z.number().int().nonnegative(),
  sizeName: textOrEmpty,
  price: rupiahSchema,
  image: optionalOf(z.string()),
  /** Rupiah per piece when the customer last added the item. Optional extension of the bundled API. */
  addedPrice: optionalOf(rupiahSchema),
  /** The most pieces this line could hold now, 0 when sold out. Optional extension of the bundled API. */
  stock: optionalOf(z.number().int().nonnegative()),
});
export type CartLine = z.infer<typeof cartLineSchema>;

export const cartSchema = z.object({
  items: fieldWithDefault(z.array(cartLineSchema), []),
  totalPrice: optionalField(rupiahSchema),
  /** Rupiah taken off the sum of the lines, and the code that gave the discount (contract, Extensions). */
  discount: optionalOf(rupiahSchema),
  discountCode: optionalOf(z.string()),
});

type Line = { id: string; itemId?: string | undefined; quantity: number };

/**
 * Returns a SHA-256 of the cart lines (id, item, quantity), independent of their order and prices. Line ids
 * are never reused, so buying the same goods again gives another version. Retries of a checkout send the same
 * version, which serves as the idempotency key (contract, part 2).
 * @param customer distinguishes two customers with the same lines
 */
export async function cartVersion(lines: readonly Line[], customer?: string): Promise<string> {
  const sorted = lines
    .map(({ id, itemId = '', quantity }) => [id, itemId, quantity])
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  const facts = customer === undefined ? sorted : [customer, ...sorted];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(facts)));
  return Buffer.from(digest).toString('hex');
}

export const isCartVersion = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
