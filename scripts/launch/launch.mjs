import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { leaveOnSignal, leaveWith, PlainFailure } from './leave.mjs';

function isOlder(version, least) {
  const parts = version.split('.').map(Number);
  const at = least.findIndex((part, index) => part !== parts[index]);
  return at >= 0 && parts[at] < least[at];
}

/** Holds the running Node against `engines` of package.json. @throws PlainFailure when it is too old */
export function checkNodeVersion(running = process.versions.node) {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const least = engines.node.replace(/[^\d.]/g, '');
  if (isOlder(running, least.split('.').map(Number))) {
    throw new PlainFailure(`Node ${running} is too old: ${least} or newer is needed (https://nodejs.org).`);
  }
}

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
