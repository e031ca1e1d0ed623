import { z } from 'zod';

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
