import { spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { register } from 'tsx/esm/api';
import { pickInheritedVariables, superviseChild } from '../scripts/launch/process.mjs';
import { STOREFRONT_MEMORY_ENV } from '../scripts/launch/storefront-memory.mjs';

export const PROJECT_FOLDER = join(import.meta.dirname, '..');
export const NEXT_PROGRAM = join('node_modules', 'next', 'dist', 'bin', 'next');
const READY_MS = 10 * 60_000;
const POLL_MS = 100;
/** The only variables that servers inherit. With others, machines would measure different configurations. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'LANG'];

export const logProgress = (line) => process.stderr.write(`bench: ${line}\n`);
export const getOrigin = (port) => `http://127.0.0.1:${port}`;

/** Runs a step and prints how long it took. @returns {Promise<number>} seconds */
export async function runTimed(label, work) {
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1000;
  logProgress(`${label}: ${seconds.toFixed(1)} s`);
  return seconds;
}

/** Returns free ports below the range that the system gives to outgoing connections. */
export async function findFreePorts(count) {
  const ports = [];
  while (ports.length < count) {
    const port = randomInt(20_000, 30_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (isFree) await once(server.close(), 'close');
    if (isFree && !ports.includes(port)) ports.push(port);
  }
  return ports;
}

/** Starts a program that stops with the benchmark. */
export function startProgram(command, args, { cwd, env } = {}) {
  const all = { ...pickInheritedVariables(INHERITED), NEXT_TELEMETRY_DISABLED: '1', ...env };
  return superviseChild(spawn(command, args, { cwd, env: all, stdio: ['ignore', 'pipe', 'pipe'] }));
}

/**
 * Runs a program until it ends, and prints how long it took.
 * @returns {Promise<number>} seconds
 * @throws with the end of its output when it fails
 */
export const runProgram = (label, command, args, options) =>
  runTimed(label, async () => {
    const { ended, tail } = startProgram(command, args, options);
    const ending = await ended;
    if (ending !== 'exit code 0') throw new Error([`${label} failed (${ending})`, ...tail].join('\n'));
  });

/** Waits until a server responds to a URL with 2xx. @throws with the end of its output when it does not */
export async function waitUntilReady(child, url) {
  let ending;
  void child.ended.then((value) => {
    ending = value;
  });
  const end = Date.now() + READY_MS;
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return;
    if (ending || Date.now() > end)
      throw new Error([`No response from ${url} (${ending ?? 'timeout'})`, ...child.tail].join('\n'));
    await sleep(POLL_MS);
  }
}

/** Copies the packages by hard links, which takes no space. */
export const linkPackages = (site) =>
  runProgram('packages linked', 'cp', ['-al', join(PROJECT_FOLDER, 'node_modules'), site]);

const LIST_FILES = 'git ls-files -z --cached --others --exclude-standard';
/** Files that are deleted in the working tree cannot be read. */
const PACK_FILES = 'tar --create --null --files-from=- --ignore-failed-read';

/** Copies the project's files as they are in the working tree, without ignored files. @returns the folder of the copy */
export async function copyShop(workplace) {
  const folder = join(workplace, 'shop');
  await mkdir(folder);
  const copy = `${LIST_FILES} | ${PACK_FILES} | tar --extract --directory '${folder}'`;
  await runProgram('shop copied', 'sh', ['-c', copy], { cwd: PROJECT_FOLDER });
  return folder;
}

/** Copies the floor with the product images of the shop. @returns its folder */
export async function copyFloorApp(workplace) {
  const folder = join(workplace, 'floor');
  await cp(join(PROJECT_FOLDER, 'bench', 'floor'), folder, { recursive: true });
  const images = join('public', 'images', 'products');
  await cp(join(PROJECT_FOLDER, images), join(folder, images), { recursive: true });
  return folder;
}

/**
 * Marks a folder as the root of both sites. Otherwise Next.js would take the project's folder, which has a lock file,
 * for the root.
 */
export const prepareWorkplace = (folder) =>
  writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, workspaces: ['shop', 'floor'] }));

export async function startProductApi(cwd, env) {
  const api = startProgram(process.execPath, ['--import', 'tsx/esm', 'backend/main.ts'], { cwd, env });
  await waitUntilReady(api, `${getOrigin(env.PRODUCT_API_PORT)}/health`);
  return api;
}

const runBuild = (label, cwd, env) =>
  runProgram(label, process.execPath, [NEXT_PROGRAM, 'build'], {
    cwd,
    env: { NODE_ENV: 'production', ...env },
  });

/** The environment of the shop with its bundled product API. */
export async function createShopEnvironment(dataDir) {
  const [port, apiPort] = await findFreePorts(2);
  return {
    PORT: String(port),
    PRODUCT_API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    // Trusts X-Forwarded-For, in which requests of the benchmark name many client addresses: requests are limited by
    // address.
    TRUST_PROXY: '1',
  };
}

/** Starts a server of a site, and waits for its response to a path. */
async function serveSite(args, { cwd, env, port, path }) {
  const server = startProgram(process.execPath, args, { cwd, env: { NODE_ENV: 'production', ...env } });
  const origin = getOrigin(port);
  await waitUntilReady(server, origin + path);
  return { origin, pid: server.process.pid, stop: server.stop };
}

/** Builds the shop, bundles its servers like `npm start`, and serves it. Its product API must be running. */
export async function startShop(cwd, env) {
  const buildSeconds = await runBuild('shop: next build', cwd, env);
  register();
  const { bundleServers } = await import('../scripts/release/make-release.ts');
  const servers = join(cwd, '.next', 'servers');
  await bundleServers(servers);
  const all = { ...STOREFRONT_MEMORY_ENV, ...env };
  const args = [join(servers, 'storefront.mjs')];
  const site = await serveSite(args, { cwd, env: all, port: env.PORT, path: '/api/health' });
  return { ...site, buildSeconds };
}

async function startFloor(cwd, apiOrigin) {
  const env = { PRODUCT_API_URL: apiOrigin };
  const [port] = await findFreePorts(1);
  await runBuild('floor: next build', cwd, env);
  const args = [NEXT_PROGRAM, 'start', '-H', '127.0.0.1', '-p', String(port)];
  return serveSite(args, { cwd, env, port, path: '/men' });
}

async function listProductLinks({ origin }) {
  const html = await (await fetch(`${origin}/men`)).text();
  return [...html.matchAll(/href="(\/men\/[^"?#]+)"/g)].map(([, path]) => path);
}

/** Builds and serves the shop and the floor with the same product API. @returns the sites, the pages to compare, and the last product of the listing */
export async function startSites(workplace) {
  await prepareWorkplace(workplace);
  const [shopFolder, floorFolder] = await Promise.all([copyShop(workplace), copyFloorApp(workplace)]);
  await Promise.all([shopFolder, floorFolder].map(linkPackages));
  const env = await createShopEnvironment(join(workplace, 'data'));
  await startProductApi(shopFolder, env);
  const floor = await startFloor(floorFolder, getOrigin(env.PRODUCT_API_PORT));
  const shop = await startShop(shopFolder, env);
  const known = new Set(await listProductLinks(floor));
  const products = (await listProductLinks(shop)).filter((path) => known.has(path));
  const [product] = products;
  if (!product) throw new Error('The shop and the bare Next.js app (bench/floor) have no product in common.');
  const pages = [
    { name: 'product', path: product },
    { name: 'listing', path: '/men' },
  ];
  return { workplace, shop, floor, pages, lastProduct: products.at(-1) };
}
