import { spawnSync } from 'node:child_process';
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runBeforeExit } from '../launch/process.mjs';
import { findProgram, installDebianPackages } from './programs.mjs';

const MISSING = 'PostgreSQL is missing: `apt-get install postgresql`.';

/** Returns Debian's folders of PostgreSQL programs, the newest version first. They are not in PATH. */
async function debianFolders() {
  const root = '/usr/lib/postgresql';
  const versions = await readdir(root).catch(() => []);
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(root, version, 'bin'));
}

/** Returns the folder of the server programs. @returns {Promise<string | undefined>} */
export async function findPostgres() {
  const initdb = findProgram(['initdb'], await debianFolders());
  return initdb && dirname(initdb);
}

/**
 * Returns options for another user if this process runs as root. PostgreSQL refuses to run as root, so postgres or
 * nobody runs it.
 */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  return {};
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Creates an empty database that listens on the loopback address.
 * @param {string} bin the folder of the server programs
 * @param {string} folder an empty folder
 * @param {string[]} [settings] further settings, `name=value`
 * @returns the command that starts the server, and its arguments for a port
 * @throws Error with the output of initdb
 */
export async function createDatabaseCluster(bin, folder, settings = []) {
  const user = unprivilegedUser();
  if (user.uid) await chown(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const making = ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const { status, stderr } = spawnSync(join(bin, 'initdb'), making, { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
  const all = [
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    `unix_socket_directories=${folder}`,
    ...settings,
  ];
  /** @param {number} port */
  const argsFor = (port) => ['-D', folder, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])];
  return { command: join(bin, 'postgres'), argsFor, options };
}

/**
 * Starts a PostgreSQL server in a temporary folder, without syncing to disk.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
async function startServer(bin) {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const { argsFor, options } = await createDatabaseCluster(bin, folder, ['fsync=off']);
  const port = await freePort();
  const control = (...args) => {
    const all = ['-D', folder, '-w', '-l', join(folder, 'log'), ...args];
    const { status } = spawnSync(join(bin, 'pg_ctl'), all, { ...options, stdio: 'ignore' });
    return status === 0;
  };
  const stop = async () => {
    control('stop', '-m', 'fast');
    forget();
    await rm(folder, { recursive: true, force: true });
  };
  const forget = runBeforeExit(stop);
  if (!control('start', '-o', argsFor(port).slice(2).join(' ')))
    throw new Error(`PostgreSQL did not start: ${await readFile(join(folder, 'log'), 'utf8')}`);
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

/**
 * Starts a PostgreSQL server for the tests, and installs PostgreSQL with apt-get if it is missing.
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | { missing: string }>}
 */
export async function providePostgres() {
  const bin =
    (await findPostgres()) ??
    ((await installDebianPackages('postgresql')) ? await findPostgres() : undefined);
  return bin ? startServer(bin) : { missing: MISSING };
}
