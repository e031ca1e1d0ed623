import type { CliCommand, CommandContext } from '@/backend/cli/command';

type Context = Partial<CommandContext> & Pick<CommandContext, 'db'>;

/** Runs a command with these arguments, in which paths are relative to the data folder. */
export async function runCommand(command: CliCommand, args: string[], context: Context) {
  const { dataDir = '/nowhere', siteUrl = 'https://shop.example', now = () => new Date() } = context;
  const work = command.prepare(args, dataDir);
  if (!work) throw new Error('The arguments ask for the help');
  return work({ db: context.db, dataDir, siteUrl, now });
}
