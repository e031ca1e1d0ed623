import { fileURLToPath } from 'node:url';

/** The migrations, the same for the embedded database and a server. */
export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
