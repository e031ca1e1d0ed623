import { z } from 'zod';
import { profileSchema, rememberedAddressSchema } from '@/lib/contract/account';
import { cartSchema } from '@/lib/contract/cart';
import { itemSchema } from '@/lib/contract/catalogue';
import { wireOrderSchema } from '@/lib/contract/order';
import { searchAnswerSchema } from '@/lib/contract/search';

/** What the browser is answered under a path: the cart has its version besides, and is null where it could not be read. */
const ANSWERS: [path: RegExp, data: z.ZodType][] = [
  [/^\/api\/cart(\/|$)/, cartSchema.extend({ checkoutKey: z.string() }).nullable()],
  [/^\/api\/items$/, z.array(itemSchema)],
  [/^\/api\/search$/, searchAnswerSchema],
  [/^\/api\/transactions\/history$/, z.array(wireOrderSchema)],
  [/^\/api\/transactions(\/[^/]+)?$/, wireOrderSchema.nullable()],
  [/^\/api\/users\/profile$/, profileSchema],
  [/^\/api\/users\/address$/, rememberedAddressSchema],
];

/**
 * Holds what a stub answers the browser to the contract. Our handlers answer what they have parsed, so nothing that a
 * schema fills in may be missing.
 */
export function expectTrueAnswer(call: string, body: unknown): void {
  const [path = ''] = (call.split(' ')[1] ?? '').split('?');
  const schema = ANSWERS.find(([pattern]) => pattern.test(path))?.[1];
  if (!schema) return;
  const answer = z.object({ data: z.unknown() }).parse(body);
  expect({ [call]: answer.data }).toEqual({ [call]: schema.parse(answer.data) });
}
