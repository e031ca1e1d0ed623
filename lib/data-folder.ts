import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const OTHERS = 0o077;
const STICKY = 0o1000;

/** Thrown if the data folder is not exclusive to the shop. The message is one line for the terminal. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

/** Removes the permissions of other users from a folder and its content. Symbolic links are skipped. */
function closeToOthers(path: string): void {
  try {
    const stat = lstatSync(path);
    if (stat.isSymbolicLink()) return;
    if (stat.mode & OTHERS) chmodSync(path, stat.mode & 0o700);
    if (stat.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name));
  } catch (error) {
    // The running shop may delete a file meanwhile, which is not an error.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

/**
 * Creates the data folder (database, emails with valid links, secrets), and removes the permissions of other
 * users, which older versions granted.
 * @returns a one-line reason if the permissions could not be changed
 * @throws DataFolderError if the folder is shared, such as `/tmp`
 */
export function closeDataFolder(folder: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (statSync(folder).mode & STICKY) {
      throw new DataFolderError(
        `DATA_DIR is ${resolve(folder)}, which all users share: use a folder that belongs only to the shop`,
      );
    }
    if (process.platform !== 'win32') closeToOthers(realpathSync(folder));
    return undefined;
  } catch (error) {
    if (error instanceof DataFolderError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    return `The permissions of other users for ${resolve(folder)} could not be removed: ${reason}`;
  }
}

/**
 * Does the same as `closeDataFolder`, and restricts the permissions of all files that this process creates
 * from now on. It must not be used by processes that install or build files for other users.
 * @returns a one-line reason if the permissions could not be changed
 * @throws DataFolderError if the folder is shared, such as `/tmp`
 */
export function openDataFolder(folder: string): string | undefined {
  process.umask(OTHERS);
  return closeDataFolder(folder);
}
