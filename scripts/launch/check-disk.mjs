import { accessSync, constants } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PlainFailure } from './leave.mjs';

const MIB = 1024 * 1024;

/**
 * Makes sure that the folder can be written to and has room.
 * @param {number} neededMib what the work ahead takes, in MiB
 * @throws PlainFailure
 */
export async function checkDisk(neededMib, folder = '.') {
  try {
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    throw new PlainFailure(`${resolve(folder)} cannot be written to (${cause.code}).`, { cause });
  }
  const { bavail, bsize } = await statfs(folder);
  const freeMib = Math.floor((bavail * bsize) / MIB);
  if (freeMib < neededMib) {
    throw new PlainFailure(
      `The disk is full: ${resolve(folder)} has ${freeMib} MiB left, ${neededMib} MiB are needed. Make room and try again.`,
    );
  }
}
