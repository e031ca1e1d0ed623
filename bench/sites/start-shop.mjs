import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { STOREFRONT_MEMORY } from '../../scripts/launch/storefront-memory.mjs';
import { customersAndOrders, PASSWORD } from '../growth/calls-to-make.mjs';
import { buildWithNext, originOf, timed } from './build-site.mjs';
import { finish, startNode, untilReady } from './child-process.mjs';
import { freePorts } from './free-ports.mjs';

const START_MS = 2 * 60_000;
const IMPORT_MS = 5 * 60_000;
const FILL = join(import.meta.dirname, '..', 'growth', 'fill-shop.ts');

async function importCatalogue(cwd, env, file) {
  const command = join('backend', 'cli', 'main.ts');
  await finish(
    startNode('import', [command, 'catalogue', 'import', file, '--apply', '--allow-new'], {
      cwd,
      env,
      typescript: true,
    }),
    IMPORT_MS,
  );
}

async function fill(cwd, env, numbers) {
  const run = [FILL, ...numbers.map(String), PASSWORD];
  await finish(startNode('fill', run, { cwd, env, typescript: true }), IMPORT_MS);
}

/** What an administrator asks of the open shop; each begins with a process of its own. */
const COMMANDS = {
  'command: payments due': ['payments', 'due'],
  'command: lock a customer': ['customers', 'lock', 'customer-9@example.com'],
  'command: export the catalogue': ['catalogue', 'export', 'exported.csv'],
};

/** @returns seconds by command */
export async function timeCommands({ name, folder, env }, say) {
  const times = {};
  for (const [what, args] of Object.entries(COMMANDS)) {
    const run = () =>
      finish(
        startNode(what, [join('backend', 'cli', 'main.ts'), ...args], {
          cwd: folder,
          env,
          typescript: true,
        }),
        IMPORT_MS,
      );
    times[what] = (await timed(say, `${name}: ${what}`, run)).seconds;
  }
  return times;
}

async function serve(folder, env, origin) {
  const server = startNode('shop', [join('scripts', 'storefront.mjs')], {
    cwd: folder,
    env: { ...STOREFRONT_MEMORY, NODE_ENV: 'production', ...env },
  });
  await untilReady(server, `${origin}/api/health`, START_MS);
  return server.pid;
}

/**
 * Builds and serves the shop on a catalogue, with a product API and a data folder of its own.
 * @param folder of the copied shop
 * @param catalogue name, and the file to fill the shop with; without one it has the sample
 * @returns its addresses, the storefront's process id, the seconds of import and build
 */
export async function startShop(folder, { name, file }, say) {
  const [apiPort, port] = await freePorts(2);
  const env = {
    PORT: String(port),
    PRODUCT_API_PORT: String(apiPort),
    DATA_DIR: join(folder, '..', `data-${name}`),
    SESSION_SECRET: randomBytes(32).toString('hex'),
    // The benchmark asks as many shoppers, each of whom may search so often.
    TRUST_PROXY: '1',
  };
  const imported = file
    ? await timed(say, `${name}: imported`, () => importCatalogue(folder, env, file))
    : { seconds: undefined };
  const [customers, orders] = customersAndOrders(file !== undefined);
  await timed(say, `${name}: ${customers} customers and ${orders} orders`, () =>
    fill(folder, env, [customers, orders]),
  );

  const api = startNode('product API', [join('backend', 'main.ts')], { cwd: folder, env, typescript: true });
  const apiOrigin = originOf(apiPort);
  await untilReady(api, `${apiOrigin}/health`, START_MS);
  const built = await timed(say, `${name}: shop built`, () => buildWithNext('shop', folder, env));
  const pid = await serve(folder, env, originOf(port));
  return {
    name,
    folder,
    env,
    customers,
    origin: originOf(port),
    apiOrigin,
    pid,
    importSeconds: imported.seconds,
    buildSeconds: built.seconds,
  };
}
