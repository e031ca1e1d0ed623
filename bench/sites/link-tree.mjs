import { link, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Takes no room and no time worth speaking of: every file is the same file, linked.
 * @param {string} from
 * @param {string} to on the same disk, and not there yet
 * @returns {Promise<void>}
 */
export async function linkTree(from, to) {
  await mkdir(to);
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      if (entry.isDirectory()) await linkTree(source, target);
      else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
      else await link(source, target);
    }),
  );
}
