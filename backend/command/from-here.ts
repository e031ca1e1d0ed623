import { resolve } from 'node:path';

/** npm runs a command in the project's folder; a path means the folder where it was called. */
export const fromHere = (path: string) => resolve(process.env.INIT_CWD || '.', path);
