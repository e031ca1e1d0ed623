import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { buildWithNext, originOf, timed } from './build-site.mjs';
import { finish, startNode, untilReady } from './child-process.mjs';
import { freePorts } from './free-ports.mjs';

const START_MS = 2 * 60_000;
const IMPORT_MS = 5 * 60_000;
const TSX = ['--import', 'tsx'];

async function importCatalogue(cwd, env, file) {
  const command = join('backend', 'catalogue-command', 'main.ts');
  await finish(
    startNode('import', [...TSX, command, 'import', file, '--apply', '--allow-new'], { cwd, env }),
    IMPORT_MS,
  );
}

async function serve(folder, env, origin) {
  const server = startNode('shop', [join('scripts', 'storefront.mjs')], {
    cwd: folder,
    env: { NODE_ENV: 'production', ...env },
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

  const api = startNode('product API', [...TSX, join('backend', 'main.ts')], { cwd: folder, env });
  const apiOrigin = originOf(apiPort);
  await untilReady(api, `${apiOrigin}/health`, START_MS);
  const built = await timed(say, `${name}: shop built`, () => buildWithNext('shop', folder, env));
  const pid = await serve(folder, env, originOf(port));
  return {
    name,
    origin: originOf(port),
    apiOrigin,
    pid,
    importSeconds: imported.seconds,
    buildSeconds: built.seconds,
  };
}
