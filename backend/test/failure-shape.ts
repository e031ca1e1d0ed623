import { z } from 'zod';

/** The contract's error response. Missing or additional fields are an error. */
export const failureSchema = z.strictObject({
  status: z.literal('error'),
  message: z.string().min(1),
  errors: z.array(z.strictObject({ msg: z.string().min(1), path: z.string().optional() })).min(1),
});
