import { z } from 'zod';
import type { Database } from '@/backend/db/database';

/** What a task works on. `siteUrl` is the shop's public origin, which links in mails begin with. */
export type World = { db: Database; dataDir: string; siteUrl: string; now: () => Date };

/** What the terminal gets to see of a task, and the command's exit code. */
export const outcomeSchema = z.object({ exitCode: z.number(), output: z.string(), faults: z.string() });
export type Outcome = z.infer<typeof outcomeSchema>;

/** Does one kind of task, in whichever process holds the database. A task comes as it was sent, to be parsed. */
export type RunTask = (task: unknown, world: World) => Promise<Outcome>;
