import { resolve } from 'node:path';

/** Where a running shop takes tasks for its embedded database, which no other process may open. */
export function socketPath(dataDir: string): string {
  return resolve(dataDir, 'tasks.sock');
}
