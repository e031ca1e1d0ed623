import { type ParseArgsConfig, parseArgs } from 'node:util';
import { z } from 'zod';
import type { Database } from '@/backend/db/database';

/** The context in which a command runs: in its own process, or in the process of a running shop. */
export type CommandContext = { db: Database; dataDir: string; siteUrl: string; now: () => Date };

export const commandResultSchema = z.object({ exitCode: z.number(), output: z.string(), errors: z.string() });
export type CommandResult = z.infer<typeof commandResultSchema>;

/** The work of a command with certain arguments. */
export type CommandWork = (context: CommandContext) => Promise<CommandResult>;

export type CliCommand = {
  help: string;
  /**
   * Parses the arguments, in which paths are relative to `folder`. Returns the work, or undefined if the arguments ask
   * for the help. @throws UsageError
   */
  prepare(args: string[], folder: string): CommandWork | undefined;
};

export const successResult = (output: string): CommandResult => ({
  exitCode: 0,
  output: `${output}\n`,
  errors: '',
});

export const failureResult = (errors: string): CommandResult => ({
  exitCode: 1,
  output: '',
  errors: `${errors}\n`,
});

/** Formats a number with its noun, such as `1 row` or `3 rows`. */
export const formatCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The error for invalid arguments. The message is one line. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Parses positional arguments, the options and `--help`. @throws UsageError */
export function parseArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) {
  const help = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ args, allowPositionals: true, options: { ...options, help } });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
