import { z } from 'zod';
import type { Database } from '@/backend/db/database';

export type World = { db: Database; dataDir: string; siteUrl: string; now: () => Date };

export const outcomeSchema = z.object({ exitCode: z.number(), output: z.string(), faults: z.string() });
export type Outcome = z.infer<typeof outcomeSchema>;

/** Does one kind of task, in whichever process holds the database. A task comes as it was sent, to be parsed. */
export type RunTask = (task: unknown, world: World) => Promise<Outcome>;

export const done = (output: string): Outcome => ({ exitCode: 0, output: `${output}\n`, faults: '' });

export const refused = (faults: string): Outcome => ({ exitCode: 1, output: '', faults: `${faults}\n` });

/** A number with its noun, such as `1 row` or `3 rows`. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
