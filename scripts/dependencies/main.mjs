// `npm run check:dependencies`: licences and install scripts out of the lock file, then what the registry knows: advisories
// and how long ago a package was released. What could not be asked is said and is no pass: 1 = faults, 2 = not known.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  advisoryFaults,
  excusedPackages,
  isQuiet,
  lastRelease,
  licenceFaults,
  undecidedScripts,
} from './faults.mjs';

const AT_ONCE = 8;

/**
 * What npm prints as JSON, whether it ends well or not; undefined when it printed none.
 * @param {string[]} args
 * @returns {Promise<unknown>}
 */
function askNpm(args) {
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

async function releases(names) {
  const found = new Map();
  for (let start = 0; start < names.length; start += AT_ONCE) {
    const some = names.slice(start, start + AT_ONCE);
    const times = await Promise.all(some.map((name) => askNpm(['view', name, 'time'])));
    some.forEach((name, index) => {
      found.set(name, lastRelease(times[index]));
    });
  }
  return found;
}

async function quietFaults({ dependencies, devDependencies }) {
  const excused = excusedPackages(await readFile('docs/dependencies.md', 'utf8'));
  const found = await releases(Object.keys({ ...dependencies, ...devDependencies }));
  if ([...found.values()].includes(undefined)) return undefined;
  return [...found]
    .filter(([name, released]) => isQuiet(released, Date.now()) && !excused.includes(name))
    .map(([name, released]) => `${name}: last released ${new Date(released).toISOString().slice(0, 10)}`);
}

/** Says how a check went; undefined faults are a question nobody answered. */
function say(what, faults, silence) {
  if (!faults) console.log(`? ${what}: ${silence}`);
  else if (faults.length === 0) console.log(`✓ ${what}`);
  else console.log([`✗ ${what}`, ...faults.map((fault) => `    ${fault}`)].join('\n'));
  return faults ? Number(faults.length > 0) : 2;
}

process.chdir(join(import.meta.dirname, '../..'));
const manifest = JSON.parse(await readFile('package.json', 'utf8'));
const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'));
const results = [
  say('licences', licenceFaults(packages)),
  say('install scripts decided on', undecidedScripts(packages, manifest.allowScripts)),
  say(
    'no advisory of high severity',
    advisoryFaults(await askNpm(['audit', '--audit-level=high'])),
    'the advisory service is out of reach; nothing was checked',
  ),
  say(
    'released within two years, or excused',
    await quietFaults(manifest),
    'the registry is out of reach; nothing was checked',
  ),
];
process.exitCode = results.includes(1) ? 1 : Math.max(...results);
