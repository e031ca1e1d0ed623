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
import { DatabaseError, findErrorCode } from './database-error';

/** Flags with which `open` also locks the file: `O_EXLOCK` on BSD systems, and libuv's flag on Windows. */
const LOCKING_FLAGS: Partial<Record<NodeJS.Platform, number>> = {
  darwin: 0x20 | constants.O_NONBLOCK,
  freebsd: 0x20 | constants.O_NONBLOCK,
  win32: 0x1000_0000,
};
const TAKEN_CODES = new Set(['EAGAIN', 'EBUSY', 'EWOULDBLOCK']);

/** The exit code of `flock` (util-linux or BusyBox) when the file is locked. */
const TAKEN_STATUS = 1;

/**
 * Reads the holder of the lock for the error message. The holder is not used otherwise, because process ids
 * differ between containers.
 */
function holderOf(file: string): string {
  try {
    const holder = readFileSync(file, 'utf8').trim();
    return holder && ` (${holder})`;
  } catch {
    return '';
  }
}

/**
 * Locks an open file with the command `flock`, because Node has no API for flock(2). The command inherits the
 * open file description, so the lock outlives the command and ends with this process.
 */
function flock(fd: number): boolean {
  const { status, error, stderr } = spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', fd],
    encoding: 'utf8',
  });
  if (status === 0) return true;
  if (status === TAKEN_STATUS) return false;
  const reason =
    findErrorCode(error) === 'ENOENT'
      ? 'the command flock is missing. Install the package util-linux'
      : stderr?.trim();
  throw new DatabaseError(`The embedded database cannot be locked by flock: ${reason || status}`);
}

/** Opens and locks a file. Returns undefined if another process has locked it. */
function openLocked(file: string): number | undefined {
  const flags = constants.O_RDWR | constants.O_CREAT;
  const locking = LOCKING_FLAGS[process.platform];
  let fd: number | undefined;
  try {
    fd = openSync(file, flags | (locking ?? 0), 0o600);
    if (locking !== undefined || flock(fd)) return fd;
  } catch (error) {
    if (fd !== undefined) closeSync(fd);
    if (fd === undefined && TAKEN_CODES.has(findErrorCode(error) ?? '')) return undefined;
    throw error;
  }
  closeSync(fd);
  return undefined;
}

/**
 * Returns true if the locked file still has its name. A deleted file protects nothing, because the next
 * process would create and lock another file.
 */
function isStillThere(fd: number, file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.ino === fstatSync(fd).ino;
}

/**
 * Locks a folder, because two processes would corrupt its embedded database. Returns a function that releases
 * the lock. The operating system releases it when the process ends. @throws DatabaseError if another process
 * has the lock, or locking fails
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
