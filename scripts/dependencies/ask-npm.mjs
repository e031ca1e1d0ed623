import { execFile } from 'node:child_process';

/**
 * What npm prints as JSON, whether it ends well or not; undefined when it printed none.
 * @param {string[]} args
 * @returns {Promise<unknown>}
 */
export function askNpm(args) {
  const isWindows = process.platform === 'win32';
  return new Promise((resolve) => {
    execFile(
      isWindows ? 'npm.cmd' : 'npm',
      [...args, '--json'],
      { shell: isWindows, maxBuffer: 64 * 1024 * 1024 },
      (_error, output) => {
        try {
          resolve(JSON.parse(output));
        } catch {
          resolve(undefined);
        }
      },
    );
  });
}
