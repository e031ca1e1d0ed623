import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { codeOfError, DatabaseError } from './database-error';

type Holder = { pid: number; startedAt: string };

/** When a process was started, as the system tells it; empty where it does not. Tells a reused pid from the old one. */
function startOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOfError(error) === 'EPERM';
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    const [pid, startedAt = ''] = readFileSync(file, 'utf8').split('\n');
    return Number(pid) > 0 ? { pid: Number(pid), startedAt } : undefined;
  } catch {
    return undefined;
  }
}

/** A holder that was killed leaves its file behind; its pid is dead, ours by chance, or another process's by now. */
function isHeld({ pid, startedAt }: Holder): boolean {
  if (pid === process.pid || !isAlive(pid)) return false;
  return startedAt === '' || startOf(pid) === startedAt;
}

const heldHere = new Set<string>();

function tryToTake(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}\n${startOf(process.pid)}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOfError(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes the one right to open a folder: the embedded database destroys itself when two processes hold it.
 * @returns how to give it back
 * @throws DatabaseError when another process has it
 */
export function lockFolder(file: string, folder: string): () => void {
  if (heldHere.has(file)) throw new DatabaseError(`${folder} is already open in this process`);
  while (!tryToTake(file)) {
    const holder = readHolder(file);
    if (holder && isHeld(holder)) {
      throw new DatabaseError(
        `${folder} is in use by another process (${holder.pid}): end it, or set DATA_DIR to another folder`,
      );
    }
    rmSync(file, { force: true });
  }
  heldHere.add(file);
  return () => {
    heldHere.delete(file);
    rmSync(file, { force: true });
  };
}
