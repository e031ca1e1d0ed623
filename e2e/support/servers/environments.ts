import { join } from 'node:path';

/** The repository's folder: everything is started from here. */
export const ROOT = join(import.meta.dirname, '../../..');

/** Where builds, data and logs of the journeys are kept. */
export const JOURNEYS_FOLDER = join(ROOT, '.tmp/journeys');

/**
 * How a shop was built: with the catalogue at hand; while no product API answered, and as a test shop; or so, and with the
 * page of components, which no shop has.
 */
export type Build = 'with-catalogue' | 'without-catalogue' | 'with-components';

const SETTINGS: Record<Build, Record<string, string>> = {
  'with-catalogue': {},
  'without-catalogue': { PAYMENTS: 'test' },
  'with-components': { COMPONENTS_PAGE: 'true' },
};

/** What the environment says, in the build and whenever it is served. */
export const settingsOf = (build: Build): Record<string, string> => SETTINGS[build];

/** A storefront and the product API it sells for, each on an address of its own. */
export type Environment = {
  name: string;
  build: Build;
  port: number;
  siteUrl: string;
  apiPort: number;
  apiUrl: string;
};

function environment(name: string, build: Build, port: number, apiPort: number): Environment {
  return {
    name,
    build,
    port,
    siteUrl: `http://localhost:${port}`,
    apiPort,
    apiUrl: `http://127.0.0.1:${apiPort}`,
  };
}

/** The shop as a brand runs it: built and served with the bundled product API. */
export const SHOP = environment('shop', 'with-catalogue', 3170, 4170);

/** A shop in front of somebody else's product API. */
export const FOREIGN_SHOP = environment('foreign', 'without-catalogue', 3171, 4171);

/** The page of components. It needs no product API, and has none. */
export const COMPONENTS_SHOP = environment('components', 'with-components', 3175, 4175);

/** A shop that was built and started while its product API was down. */
export const EARLY_SHOP = environment('early', 'without-catalogue', 3172, 4172);

/** A shop in front of the same server, for its awkward products. */
export const AWKWARD_SHOP = environment('awkward', 'without-catalogue', 3174, 4174);

/** A shop whose content API has nothing to sell yet. */
export const EMPTY_SHOP = environment('empty', 'without-catalogue', 3176, 4176);

/** A shop whose product API says something else every now and then. */
export const CHANGING_SHOP = environment('changing', 'without-catalogue', 3180, 4180);

/** A shop whose catalogue is changed while it is open. */
export const BUSY_SHOP = environment('busy', 'with-catalogue', 3181, 4181);

/** Shops that sell what a content API says: somebody else's, and the bundled one. */
export const CONTENT_SHOP = environment('content', 'without-catalogue', 3182, 4182);
export const BUNDLED_CONTENT_SHOP = environment('bundled-content', 'with-catalogue', 3183, 4183);

/** A shop with a social feed. It has no product API: at its API's address is the Graph API. */
export const FEED_SHOP = environment('feed', 'without-catalogue', 3184, 4184);

/** A shop whose every process is stopped and started anew. */
export const RESTARTED_SHOP = environment('restarted', 'with-catalogue', 3189, 4189);

/** A shop whose processes are killed while it sells. */
export const KILLED_SHOP = environment('killed', 'with-catalogue', 3187, 4187);

/** A shop whose product API is heard through a proxy that spoils answers: one at a time, when it is told to. */
export const FAULTY_SHOP = environment('faulty', 'with-catalogue', 3186, 4186);
export const FAULT_PROXY = { port: 4286, url: 'http://127.0.0.1:4286' };

/** The same beside it, for failures of the catalogue's lists, which are nobody's own. */
export const FAULTY_CATALOGUE = environment('faulty-catalogue', 'with-catalogue', 3185, FAULTY_SHOP.apiPort);
export const CATALOGUE_PROXY = { port: 4285, url: 'http://127.0.0.1:4285' };

/**
 * The same shop as it is behind a proxy of its own that speaks TLS, which it may be only as a test shop; its secret was
 * changed a moment ago.
 */
export const GUARDED_SHOP: Environment = {
  ...environment('guarded', 'without-catalogue', 3188, SHOP.apiPort),
  siteUrl: 'https://shop.example',
};

/** The same shop as a test shop (`PAYMENTS=test`), which every page says. */
export const TEST_SHOP = environment('test', 'without-catalogue', 3196, SHOP.apiPort);

/** A shop whose catalogue and feed have a script in every text. */
export const PLANTED_SHOP = environment('planted', 'without-catalogue', 3194, 4194);

/** A shop behind a proxy of its own, of which somebody asks more than anybody can read. */
export const CROWDED_SHOP = environment('crowded', 'with-catalogue', 3195, SHOP.apiPort);

/** A shop that is paid through Midtrans, and a provider that plays it. */
export const PAID_SHOP = environment('paid', 'with-catalogue', 3198, 4198);
export const MIDTRANS = { port: 4298, url: 'http://127.0.0.1:4298' };

/** One shop on two storefronts and two product APIs, which share a PostgreSQL server and what Redis knows. */
export const TWIN_SHOPS = [
  environment('twin', 'with-catalogue', 3190, 4191),
  environment('other-twin', 'with-catalogue', 3191, 4192),
] as const;
export const REDIS_PORT = 6390;

/** A shop that tells how it is. */
export const SEEN_SHOP = environment('seen', 'with-catalogue', 3199, 4199);
export const SEEN_BY = { storefront: 9464, productApi: 9465, collector: 9466 };

/** A shop that is sent twenty thousand requests of any kind. */
export const FUZZED_SHOP = environment('fuzzed', 'with-catalogue', 3193, 4193);

/** A shop whose product API keeps everything in a PostgreSQL server. */
export const POSTGRES_SHOP = environment('postgres', 'with-catalogue', 3197, 4197);

/** The port of the proxy in front of a replicated shop; its other processes listen on the 30 after it. */
export const STAND_PORT = 3300;
/** Where its processes reach each other by way of something that can be slow, or cut. */
export const STAND_LINKS = { postgresql: 3341, redis: 3342, productApi: 3343 };

/** Where a copy of the repository is started as a newcomer would. */
export const FRESH_SHOP = environment('fresh', 'with-catalogue', 3173, 4173);

/** Pictures are encoded in a hurry: larger files, in a fifth of the time. */
export const PICTURE_EFFORT = '0';

/** What the journeys' back office knows. */
export const REVALIDATE_SECRET = 'journeys-only-revalidation-secret';

/** The key that seals the journeys' cookies, known so that a test can look into one. */
export const SESSION_SECRET = 'journeys-only-0123456789abcdefghijklmnopqrstuvwxyz';
