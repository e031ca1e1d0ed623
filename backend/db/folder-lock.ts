import { spawnSync } from 'node:child_process';
import {
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { codeOfError, DatabaseError } from './database-error';

/** Where opening a file can lock it: `O_EXLOCK` of the BSDs, and libuv's flag for Windows. */
const LOCKING_FLAGS: Partial<Record<NodeJS.Platform, number>> = {
  darwin: 0x20 | constants.O_NONBLOCK,
  freebsd: 0x20 | constants.O_NONBLOCK,
  win32: 0x1000_0000,
};
const TAKEN_CODES = new Set(['EAGAIN', 'EBUSY', 'EWOULDBLOCK']);

/** What `flock` (util-linux or BusyBox) leaves with when somebody else has the lock. */
const TAKEN_STATUS = 1;

/** Who holds the lock, as a hint; process ids differ between containers. */
function holderOf(file: string): string {
  try {
    const holder = readFileSync(file, 'utf8').trim();
    return holder && ` (${holder})`;
  } catch {
    return '';
  }
}

/**
 * Locks an open file by flock(2), which Node lacks, through the command of that name. The lock belongs to the open file
 * description that both processes share, so it outlives the command and ends with us.
 */
function flock(fd: number): boolean {
  const { status, error, stderr } = spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', fd],
    encoding: 'utf8',
  });
  if (status === 0) return true;
  if (status === TAKEN_STATUS) return false;
  const reason = codeOfError(error) === 'ENOENT' ? 'the command is not there (util-linux)' : stderr?.trim();
  throw new DatabaseError(`The embedded database cannot be locked by flock: ${reason || status}`);
}

/** Opens and locks a file; undefined when somebody else has it. */
function openLocked(file: string): number | undefined {
  const flags = constants.O_RDWR | constants.O_CREAT;
  const locking = LOCKING_FLAGS[process.platform];
  let fd: number | undefined;
  try {
    fd = openSync(file, flags | (locking ?? 0), 0o600);
    if (locking !== undefined || flock(fd)) return fd;
  } catch (error) {
    if (fd !== undefined) closeSync(fd);
    if (fd === undefined && TAKEN_CODES.has(codeOfError(error) ?? '')) return undefined;
    throw error;
  }
  closeSync(fd);
  return undefined;
}

/** Locking a file that was removed meanwhile protects nothing: the next process makes another. */
function isStillThere(fd: number, file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.ino === fstatSync(fd).ino;
}

/**
 * Locks a folder for this process: two that open one embedded database would corrupt it. The operating system holds the
 * lock across users and containers and releases it with the process. A network file system is as good as its own locks.
 * @returns how to give it back
 * @throws DatabaseError when another process has it, or nothing can lock here
 */
export function lockFolder(file: string, folder: string): () => void {
  const fd = openLocked(file);
  if (fd === undefined) {
    throw new DatabaseError(
      `${folder} is in use by another process${holderOf(file)}: end it, or set DATA_DIR to another folder`,
    );
  }
  if (!isStillThere(fd, file)) {
    closeSync(fd);
    return lockFolder(file, folder);
  }
  ftruncateSync(fd);
  writeSync(fd, `${process.pid} on ${hostname()}\n`, 0);
  return () => closeSync(fd);
}
