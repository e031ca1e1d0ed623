import { z } from 'zod';
import { LISTS } from './options';

/** One run of the command, wherever it is done. The path is absolute. */
export const taskSchema = z.object({
  command: z.literal('export'),
  /** Without one the table itself is the output. */
  file: z.string().optional(),
  only: z.enum(LISTS).optional(),
  since: z.iso.date().optional(),
  semicolon: z.boolean(),
});
export type Task = z.infer<typeof taskSchema>;
