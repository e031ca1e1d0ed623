import { z } from 'zod';
import { FORMATS } from './options';

/** One run of the command, wherever it is done. Paths are absolute. */
export const taskSchema = z.discriminatedUnion('command', [
  z.object({
    command: z.literal('import'),
    file: z.string(),
    format: z.enum(FORMATS),
    apply: z.boolean(),
    prune: z.boolean(),
    allowNew: z.boolean(),
    allowPrices: z.boolean(),
  }),
  z.object({
    command: z.literal('export'),
    /** Without one the catalogue itself is the output. */
    file: z.string().optional(),
    format: z.enum(FORMATS),
    semicolon: z.boolean(),
  }),
  z.object({
    command: z.literal('pdf'),
    /** Without one it goes where the shop hands it out. */
    file: z.string().optional(),
  }),
]);
export type Task = z.infer<typeof taskSchema>;
