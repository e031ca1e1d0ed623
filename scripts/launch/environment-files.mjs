import { existsSync } from 'node:fs';

/**
 * Loads the files that Next.js loads, so that all processes have the same environment. Variables that are already set
 * keep their value.
 */
export function loadEnvironmentFiles() {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file);
}
