import { existsSync } from 'node:fs';
import type { Env } from '@/lib/env';
import { PlainFailure } from './plain-failure.mjs';

// The same files Next reads for the storefront, so that both processes agree. What is set already wins.
const FILES = ['.env.local', '.env'];

/**
 * The checked environment table.
 * @throws PlainFailure one line that names the wrong variable
 */
export async function readEnvironment(): Promise<Env> {
  for (const file of FILES) if (existsSync(file)) process.loadEnvFile(file);
  try {
    const { env } = await import('@/lib/env');
    return env;
  } catch (error) {
    if (error instanceof Error && error.name === 'EnvError')
      throw new PlainFailure(error.message, { cause: error });
    throw error;
  }
}
