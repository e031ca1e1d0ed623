import { z } from 'zod';

/** The contract's failure, with nothing optional and nothing besides. */
export const failureShape = z.strictObject({
  status: z.literal('error'),
  message: z.string().min(1),
  errors: z.array(z.strictObject({ msg: z.string().min(1), path: z.string().optional() })).min(1),
});
