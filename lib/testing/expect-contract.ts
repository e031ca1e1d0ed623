import { z } from 'zod';
import { profileSchema, savedAddressSchema } from '@/lib/contract/account';
import { cartSchema } from '@/lib/contract/cart';
import { itemSchema } from '@/lib/contract/catalogue';
import { wireOrderSchema } from '@/lib/contract/order';
import { searchResponseSchema } from '@/lib/contract/search';

/**
 * The response schemas of `/api` by path. The cart also has its version (`checkoutKey`), and is null when it
 * could not be read.
 */
const RESPONSES: [path: RegExp, data: z.ZodType][] = [
  [/^\/api\/cart(\/|$)/, cartSchema.extend({ checkoutKey: z.string() }).nullable()],
  [/^\/api\/items$/, z.array(itemSchema)],
  [/^\/api\/search$/, searchResponseSchema],
  [/^\/api\/transactions\/history$/, z.array(wireOrderSchema)],
  [/^\/api\/transactions(\/[^/]+)?$/, wireOrderSchema.nullable()],
  [/^\/api\/users\/profile$/, profileSchema],
  [/^\/api\/users\/address$/, savedAddressSchema],
];

/**
 * Checks a stubbed response of `/api` against the contract. The handlers return parsed data, so fields with
 * defaults must be present.
 */
export function expectContract(call: string, body: unknown): void {
  const [path = ''] = (call.split(' ')[1] ?? '').split('?');
  const schema = RESPONSES.find(([pattern]) => pattern.test(path))?.[1];
  if (!schema) return;
  const response = z.object({ data: z.unknown() }).parse(body);
  expect({ [call]: response.data }).toEqual({ [call]: schema.parse(response.data) });
}
