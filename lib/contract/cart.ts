import { z } from 'zod';
import { QUANTITY_MAX } from './limits';
import { idSchema, orElse, orUndefined, rupiahSchema, textOrEmpty } from './wire';

const quantitySchema = z.number().int().min(1).max(QUANTITY_MAX);

/** What the browser may say of an addition; name and price are filled in on the server, and the item's own size without one. */
export const cartAdditionSchema = z.object({
  itemId: idSchema,
  sizeId: idSchema.optional(),
  quantity: quantitySchema,
});
export type CartAddition = z.infer<typeof cartAdditionSchema>;

/** What the product API is told (spec §3). It never believes `itemPrice`. */
export const itemAdditionSchema = cartAdditionSchema.extend({
  sizeId: idSchema,
  itemName: z.string().min(1).max(300),
  itemPrice: z.number().optional(),
});
export type ItemAddition = z.infer<typeof itemAdditionSchema>;

export const quantityChangeSchema = z.object({ quantity: quantitySchema });

/** How many pieces a line shall hold; with an item, how many that one's line shall, which takes the place of this one. */
export const lineChangeSchema = quantityChangeSchema.extend({ itemId: idSchema.optional() });

const optionalOf = <S extends z.ZodType>(schema: S) => orUndefined(schema).optional();

export const cartLineSchema = z.object({
  id: idSchema,
  itemId: idSchema.optional(),
  itemName: z.string(),
  quantity: z.number().int().nonnegative(),
  sizeName: textOrEmpty,
  price: rupiahSchema,
  image: optionalOf(z.string()),
  /** What a piece cost when the customer last added one; an addition of ours that other servers need not have. */
  addedPrice: optionalOf(rupiahSchema),
  /** The pieces this line could hold at this moment, 0 when it is sold out. An addition of ours, too. */
  stock: optionalOf(z.number().int().nonnegative()),
});
export type CartLine = z.infer<typeof cartLineSchema>;

export const cartSchema = z.object({
  items: orElse(z.array(cartLineSchema), []),
  totalPrice: orUndefined(rupiahSchema),
  /** What is taken off the sum of the lines, and for which code (contract, Extensions). */
  discount: optionalOf(rupiahSchema),
  discountCode: optionalOf(z.string()),
});

type Line = { id: string; itemId?: string | undefined; quantity: number };

/**
 * Identifies a cart as it is: a SHA-256 over its lines (id, item, quantity) in any order, whatever they cost. Line ids are
 * never reused, so the same goods bought again are another version. Every repeat of a checkout carries the same one, which
 * makes it an idempotency key (contract, Own handlers).
 * @param customer tells the same lines of two customers apart
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
