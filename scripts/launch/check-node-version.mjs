import { readFileSync } from 'node:fs';
import { PlainFailure } from './plain-failure.mjs';

function isOlder(version, least) {
  const parts = version.split('.').map(Number);
  const at = least.findIndex((part, index) => part !== parts[index]);
  return at >= 0 && parts[at] < least[at];
}

/**
 * Holds the running Node against `engines` of package.json.
 * @throws PlainFailure when it is too old
 */
export function checkNodeVersion(running = process.versions.node) {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const least = engines.node.replace(/[^\d.]/g, '');
  if (isOlder(running, least.split('.').map(Number))) {
    throw new PlainFailure(`Node ${running} is too old: ${least} or newer is needed (https://nodejs.org).`);
  }
}
