import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string[]} names
 * @param {string[]} folders where to look beside PATH
 * @returns {string | undefined} the first one's path
 */
export function findProgram(names, folders = []) {
  const all = [...(process.env.PATH ?? '').split(delimiter), ...folders];
  return names.flatMap((name) => all.map((folder) => join(folder, name))).find(isExecutable);
}
