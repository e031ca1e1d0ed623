import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { STOREFRONT_MEMORY } from '../../scripts/launch/storefront-memory.mjs';
import { buildWithNext, NEXT, originOf, timed } from './build-site.mjs';
import { startNode, untilReady } from './child-process.mjs';
import { freePorts } from './free-ports.mjs';
import { copyFloor, copyShop } from './workplace.mjs';

const START_MS = 2 * 60_000;

async function serve(site, args, env) {
  const server = startNode(site.name, args, { cwd: site.folder, env: { NODE_ENV: 'production', ...env } });
  await untilReady(server, `${site.origin}/men`, START_MS);
  return { ...site, pid: server.pid };
}

/** The environment of the shop and its bundled product API: the defaults, on ports and in folders of their own. */
function shopEnvironment(workplace, port, apiPort) {
  return {
    PORT: String(port),
    PRODUCT_API_PORT: String(apiPort),
    DATA_DIR: join(workplace, 'data'),
    SESSION_SECRET: randomBytes(32).toString('hex'),
  };
}

/**
 * Builds and serves the floor and the shop beside each other, on one bundled product API.
 * @param say told of each step and how long it took
 * @returns the two sites: name, origin, process id of the server, seconds of the build
 */
export async function startSites(workplace, say) {
  const [apiPort, shopPort, floorPort] = await freePorts(3);
  const [shopFolder, floorFolder] = await Promise.all([copyShop(workplace), copyFloor(workplace)]);
  const shopEnv = shopEnvironment(workplace, shopPort, apiPort);
  const floorEnv = { PRODUCT_API_URL: originOf(apiPort) };

  await timed(say, 'product API started', () => {
    const options = { cwd: shopFolder, env: shopEnv, typescript: true };
    const api = startNode('product API', [join('backend', 'main.ts')], options);
    return untilReady(api, `${originOf(apiPort)}/health`, START_MS);
  });
  const floorBuild = await timed(say, 'floor built', () => buildWithNext('floor', floorFolder, floorEnv));
  const shopBuild = await timed(say, 'shop built', () => buildWithNext('shop', shopFolder, shopEnv));

  const floor = {
    name: 'floor',
    folder: floorFolder,
    origin: originOf(floorPort),
    buildSeconds: floorBuild.seconds,
  };
  const shop = {
    name: 'shop',
    folder: shopFolder,
    origin: originOf(shopPort),
    buildSeconds: shopBuild.seconds,
  };
  const { result } = await timed(say, 'both served', async () => ({
    floor: await serve(floor, [NEXT, 'start', '-H', '127.0.0.1', '-p', String(floorPort)], floorEnv),
    shop: await serve(shop, [join('scripts', 'storefront.mjs')], { ...STOREFRONT_MEMORY, ...shopEnv }),
  }));
  return result;
}
