import { z } from 'zod';

/** One run of the command, wherever it is done. */
export const taskSchema = z.discriminatedUnion('command', [
  z.object({ command: z.literal('due') }),
  z.object({ command: z.literal('refunded'), orderId: z.string().min(1) }),
]);
export type Task = z.infer<typeof taskSchema>;
