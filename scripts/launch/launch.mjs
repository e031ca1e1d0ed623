import { join } from 'node:path';
import { checkNodeVersion } from './check-node-version.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { leaveOnSignal, leaveWith } from './leave-on-signal.mjs';

/**
 * From plain Node, where nothing may be installed yet, to TypeScript.
 * @param {() => Promise<void>} run imports what needs the packages, and runs it
 */
export async function launch(run) {
  process.chdir(join(import.meta.dirname, '../..'));
  leaveOnSignal();
  try {
    checkNodeVersion();
    await ensureInstalled();
    const { register } = await import('tsx/esm/api');
    register();
    await run();
  } catch (error) {
    await leaveWith(error);
  }
}
