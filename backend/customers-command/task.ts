import { z } from 'zod';

/** One run of the command, wherever it is done. */
export const taskSchema = z.object({ command: z.literal('lock'), email: z.string().min(1) });
export type Task = z.infer<typeof taskSchema>;
