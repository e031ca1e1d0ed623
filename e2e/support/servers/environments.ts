import { join } from 'node:path';

/** The repository's folder, from which every server is started. */
export const REPOSITORY_FOLDER = join(import.meta.dirname, '../../..');

/** The folder of the tests' builds, data and logs. */
export const JOURNEYS_FOLDER = join(REPOSITORY_FOLDER, '.tmp/journeys');

/** How a storefront was built: with the catalogue, or as a test shop while no product API responded. */
export type ShopBuild = 'with-catalogue' | 'without-catalogue';

/** Environment variables of each build. Its storefront is started with the same ones. */
export const BUILD_ENVIRONMENT_VARIABLES: Record<ShopBuild, Record<string, string>> = {
  'with-catalogue': {},
  'without-catalogue': { PAYMENTS: 'test' },
};

/** The addresses of a storefront and its product API, and the folder of their data. */
export type ShopEnvironment = {
  name: string;
  build: ShopBuild;
  port: number;
  siteUrl: string;
  apiPort: number;
  apiUrl: string;
  dataFolder: string;
};

function environment(name: string, build: ShopBuild, port: number, apiPort = port + 1000): ShopEnvironment {
  return {
    name,
    build,
    port,
    siteUrl: `http://localhost:${port}`,
    apiPort,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    dataFolder: join(JOURNEYS_FOLDER, `data-${name}`),
  };
}

/** The shop that most tests share: built and served with the bundled product API. */
export const SHARED_SHOP = environment('shop', 'with-catalogue', 3170);

// Shops with another product API than the bundled one.
export const FOREIGN_API_SHOP = environment('foreign', 'without-catalogue', 3171);
export const AWKWARD_PRODUCTS_SHOP = environment('awkward', 'without-catalogue', 3174);
export const EMPTY_CATALOGUE_SHOP = environment('empty', 'without-catalogue', 3176);
export const CHANGING_CATALOGUE_SHOP = environment('changing', 'without-catalogue', 3180);
export const CONTENT_API_SHOP = environment('content', 'without-catalogue', 3182);
export const SCRIPT_INJECTION_SHOP = environment('planted', 'without-catalogue', 3194);
/** Has no product API: a Graph API listens on its API port. */
export const SOCIAL_FEED_SHOP = environment('feed', 'without-catalogue', 3184);

// Shops with a bundled product API of their own.
/** A shop that is built and started while its product API is down. */
export const API_DOWN_AT_START_SHOP = environment('early', 'without-catalogue', 3172);
export const FRESH_CHECKOUT_SHOP = environment('fresh', 'with-catalogue', 3173);
export const REVALIDATION_SHOP = environment('busy', 'with-catalogue', 3181);
export const BUNDLED_CONTENT_SHOP = environment('bundled-content', 'with-catalogue', 3183);
export const KILLED_SHOP = environment('killed', 'with-catalogue', 3187);
export const RESTARTED_SHOP = environment('restarted', 'with-catalogue', 3189);
export const FUZZED_SHOP = environment('fuzzed', 'with-catalogue', 3193);
export const MIDTRANS_SHOP = environment('paid', 'with-catalogue', 3198);
export const TELEMETRY_SHOP = environment('observed', 'with-catalogue', 3199);
/** Two storefronts and two product APIs that share PostgreSQL and Redis. */
export const SHOPS_SHARING_REDIS = [
  environment('twin', 'with-catalogue', 3190, 4191),
  environment('other-twin', 'with-catalogue', 3191, 4192),
] as const;

// Storefronts in addition to the shared shop, with its product API.
/** A test shop behind a proxy that speaks TLS; its session secret has just been rotated. */
export const RATE_LIMITS_SHOP: ShopEnvironment = {
  ...environment('guarded', 'without-catalogue', 3188, SHARED_SHOP.apiPort),
  siteUrl: 'https://shop.example',
};
/** Behind a proxy, so that a test can choose its client address. */
export const PAGE_RATE_LIMITS_SHOP = environment('crowded', 'with-catalogue', 3195, SHARED_SHOP.apiPort);
export const TEST_PAYMENTS_SHOP = environment('test', 'without-catalogue', 3196, SHARED_SHOP.apiPort);
export const NEXT_START_SHOP = environment('next-start', 'with-catalogue', 3186, SHARED_SHOP.apiPort);
export const STANDALONE_SHOP = environment('standalone', 'with-catalogue', 3192, SHARED_SHOP.apiPort);
export const MANY_QUERIES_SHOP = environment('queries', 'with-catalogue', 3197, SHARED_SHOP.apiPort);
/** Each worker has such a storefront, on this port or one after it. A fault proxy is in front of the product API. */
export const FAULTY_API_SHOP = { ...SHARED_SHOP, name: 'faulty', port: 3200, apiPort: 4286 };

export const MIDTRANS_STUB = { port: 4298, url: 'http://127.0.0.1:4298' };
export const REDIS_PORT = 6390;
export const METRICS_PORTS = { storefront: 9464, productApi: 9465, collector: 9466 };

/** The port of the proxy of a replicated shop; its other processes listen on the 30 ports after it. */
export const REPLICA_PROXY_PORT = 3300;

/** The lowest effort: pictures are encoded fast, into larger files. */
export const PICTURE_EFFORT = '0';

export const REVALIDATE_SECRET = 'journeys-only-revalidation-secret';

/** The key that seals session cookies, known so that a test can open one. */
export const SESSION_SECRET = 'journeys-only-0123456789abcdefghijklmnopqrstuvwxyz';
