import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A command was called wrongly. The message is one line. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const HELP = { help: { type: 'boolean', default: false } } as const;

/** Reads positional arguments, the options and `--help`. @throws UsageError */
export function parseArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { ...options, ...HELP } });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
