import { execFile, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { cp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { register } from 'tsx/esm/api';
import { pickInheritedVariables, startChild, superviseChild } from '../scripts/launch/process.mjs';
import { STOREFRONT_MEMORY_ENV } from '../scripts/launch/storefront-memory.mjs';

export const PROJECT_FOLDER = join(import.meta.dirname, '..');
export const NEXT_PROGRAM = join('node_modules', 'next', 'dist', 'bin', 'next');
const READY_MS = 10 * 60_000;
const POLL_MS = 100;
/** The only variables that servers inherit. With others, machines would measure different configurations. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'LANG'];
const MAX_OUTPUT_BYTES = 10_000_000;

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
  const options = {
    cwd,
    env: { ...pickInheritedVariables(INHERITED), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  };
  return superviseChild(spawn(command, args, options));
}

function startNode(run, { cwd, env, typescript }) {
  const all = { NEXT_TELEMETRY_DISABLED: '1', ...env };
  return startChild({ run, cwd, typescript, inherits: INHERITED, env: all });
}

/** Waits until a program ends. @throws with the end of its output when it fails */
export async function waitForExit(child, what) {
  const ending = await child.ended;
  if (ending !== 'exit code 0') throw new Error([`${what} failed (${ending})`, ...child.tail].join('\n'));
}

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
  waitForExit(
    startProgram('cp', ['-al', join(PROJECT_FOLDER, 'node_modules'), join(site, 'node_modules')]),
    'cp -al',
  );

/** Copies the project's files as they are in the working tree, without ignored files. @returns the folder of the copy */
export async function copyShop(workplace) {
  const folder = join(workplace, 'shop');
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const options = { cwd: PROJECT_FOLDER, maxBuffer: MAX_OUTPUT_BYTES };
  const { stdout } = await promisify(execFile)('git', list, options);
  for (const file of stdout.split('\0').filter(Boolean))
    await cp(join(PROJECT_FOLDER, file), join(folder, file)).catch((error) => {
      // The file has been deleted in the working tree.
      if (error.code !== 'ENOENT') throw error;
    });
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
  const api = startNode([join('backend', 'main.ts')], { cwd, env, typescript: true });
  await waitUntilReady(api, `${getOrigin(env.PRODUCT_API_PORT)}/health`);
  return api;
}

const build = (name, cwd, env) =>
  runTimed(`${name} built`, () =>
    waitForExit(
      startNode([NEXT_PROGRAM, 'build'], { cwd, env: { NODE_ENV: 'production', ...env } }),
      'next build',
    ),
  );

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

/** Bundles the servers like `npm start`. @returns their folder */
async function makeServers(cwd) {
  register();
  const { bundleServers } = await import('../scripts/release/make-release.ts');
  const folder = join(cwd, '.next', 'servers');
  await bundleServers(folder);
  return folder;
}

/** Builds and serves the shop. Its product API must be running. */
export async function startShop(cwd, env) {
  const buildSeconds = await build('shop', cwd, env);
  const server = startNode([join(await makeServers(cwd), 'storefront.mjs')], {
    cwd,
    env: { ...STOREFRONT_MEMORY_ENV, NODE_ENV: 'production', ...env },
  });
  const origin = getOrigin(env.PORT);
  await waitUntilReady(server, `${origin}/api/health`);
  return { origin, pid: server.process.pid, buildSeconds, stop: server.stop };
}

async function startFloor(cwd, apiOrigin) {
  const env = { NODE_ENV: 'production', PRODUCT_API_URL: apiOrigin };
  const [port] = await findFreePorts(1);
  const buildSeconds = await build('floor', cwd, env);
  const server = startNode([NEXT_PROGRAM, 'start', '-H', '127.0.0.1', '-p', String(port)], { cwd, env });
  await waitUntilReady(server, `${getOrigin(port)}/men`);
  return { origin: getOrigin(port), pid: server.process.pid, buildSeconds };
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
