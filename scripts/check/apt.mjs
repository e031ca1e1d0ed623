import { spawnSync } from 'node:child_process';
import { step } from '../launch/steps.mjs';
import { runCommand } from './run-command.mjs';

function runs(command, ...args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/** What has to stand before apt-get; undefined when packages cannot be installed here without asking. */
function privilege() {
  if (!runs('apt-get', '--version')) return undefined;
  if (process.getuid?.() === 0) return [];
  return runs('sudo', '-n', 'true') ? ['sudo', '-n'] : undefined;
}

/**
 * Installs Debian packages if nobody need be asked. @returns {Promise<boolean>} whether they are there now
 */
export async function aptInstall(...packages) {
  const before = privilege();
  if (!before) return false;

  const apt = async (...args) => {
    const [command, ...rest] = [
      ...before,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-qq',
      ...args,
    ];
    return (await runCommand(command, rest)) === 0;
  };
  return step(`Installing ${packages.join(', ')} with apt-get`, async () => {
    const install = ['install', '-y', '--no-install-recommends', ...packages];
    return (await apt('update')) && (await apt(...install));
  });
}
