import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const OTHERS = 0o077;
const STICKY = 0o1000;

/** The folder cannot be the shop's own. The message is one line fit for a terminal. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

/** Takes every right from others, of a folder and all that is in it. Links are left alone: they lead elsewhere. */
function closeToOthers(path: string): void {
  try {
    const stat = lstatSync(path);
    if (stat.isSymbolicLink()) return;
    if (stat.mode & OTHERS) chmodSync(path, stat.mode & 0o700);
    if (stat.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name));
  } catch (error) {
    // The running shop makes and removes files meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

/**
 * Makes the folder of all that outlives a restart (database, mails with live links, secrets), and closes it and what is
 * in it to every other user of the machine; an older version left it open.
 * @returns one line that says why it could not be closed, if so
 * @throws DataFolderError for a folder that belongs to everybody, such as `/tmp`
 */
export function closeDataFolder(folder: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (statSync(folder).mode & STICKY) {
      throw new DataFolderError(
        `DATA_DIR is ${resolve(folder)}, a folder of all users: name one of the shop's own`,
      );
    }
    if (process.platform !== 'win32') closeToOthers(realpathSync(folder));
    return undefined;
  } catch (error) {
    if (error instanceof DataFolderError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    return `${resolve(folder)} could not be closed to other users of this machine: ${reason}`;
  }
}

/**
 * The same, and from now on whatever this process makes is its user's alone: for processes that write there. Not for
 * one that installs or builds, whose files others may run.
 * @returns one line that says why it could not be closed, if so
 * @throws DataFolderError for a folder that belongs to everybody, such as `/tmp`
 */
export function openDataFolder(folder: string): string | undefined {
  process.umask(OTHERS);
  return closeDataFolder(folder);
}
