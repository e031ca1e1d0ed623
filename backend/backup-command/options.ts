import { z } from 'zod';
import { parseArguments, UsageError } from '@/backend/command/arguments';

export const HELP = `npm run backup -- create FOLDER     write everything the shop keeps to a new folder
npm run backup -- verify FOLDER     read it again and hold it against its own list
npm run backup -- restore FOLDER    put it into an empty shop
  --replace                         into a shop with orders or customers, which are gone then

A backup has the whole database as of one moment, pictures and secrets: keep it where nobody else reads it. It goes from the
embedded database to a server and back, and into this release or a later one. The database is that of DATABASE_URL, else
the one of the shop under DATA_DIR. The shop may be open while a backup is made, and must be closed for a restore.`;

/** One run of the command, wherever it is done. The path is absolute by then. */
export const taskSchema = z.object({
  command: z.enum(['create', 'verify', 'restore']),
  file: z.string(),
  replace: z.boolean(),
});
export type Task = z.infer<typeof taskSchema>;

export function readOptions(args: string[]): Task | { command: 'help' } {
  const { values, positionals } = parseArguments(args, { replace: { type: 'boolean', default: false } });
  const [name, file, ...more] = positionals;
  if (values.help || name === undefined) return { command: 'help' };
  const command = taskSchema.shape.command.safeParse(name).data;
  if (!command) throw new UsageError(`There are create, verify and restore, but no ‘${name}’.`);
  if (file === undefined || more.length > 0) throw new UsageError(`One folder: ${command} FOLDER.`);
  if (values.replace && command !== 'restore') throw new UsageError('--replace belongs to restore.');
  return { command, file, replace: values.replace };
}
