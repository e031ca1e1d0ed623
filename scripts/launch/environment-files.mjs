import { existsSync } from 'node:fs';

/** Reads the same files as Next does for the storefront, so that all processes agree. What is set already wins. */
export function loadEnvironmentFiles() {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file);
}
