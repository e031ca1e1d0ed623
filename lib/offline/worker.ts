/// <reference lib="webworker" />
// The service worker: bundled by the build (build-worker.mjs), served at /sw.js. It keeps what is the same for everybody, within
// bounds; whatever it does not name goes to the network as if there were none.
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { type KeptPage, offlinePage, titleOf } from './offline-page';
import { filesOf, isEverybodys, localeOf, markKept, pageKey } from './page-key';

declare const self: ServiceWorkerGlobalScope;

/** By cache version: a new number where what is cached, or how, has changed; what was cached before goes. */
const CACHES = { pages: 'pages-1', files: 'files-1', pictures: 'pictures-1' };
const DAY_SECONDS = 24 * 60 * 60;
/** A line that says nothing for so long is none, where there is a former version. */
const TIMEOUT_SECONDS = 5;
/** What proxies answer in the place of a shop that does not, and a shop that cannot serve anybody else. */
const AWAY = [502, 503, 504];

/** Never changes under its address. */
const BUILT = /^\/_next\/static\//;
const ENCODED = /^\/(media|pictures|flags)\//;
/** May. */
const PICTURE = /^\/(images\/|_next\/image)/;

const keyOf = (address: string) => pageKey(address, self.location.origin);

/** The least lately used go first, and all of them when the browser lacks room. Workbox' own types miss `| undefined` there. */
const within = (maxEntries: number, days: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY_SECONDS,
    purgeOnQuotaError: true,
  }) as NetworkFirst['plugins'][number];
const matchOptions = { ignoreVary: true };

const files = new CacheFirst({ cacheName: CACHES.files, plugins: [within(300, 60)], matchOptions });
const inPictures = { cacheName: CACHES.pictures, plugins: [within(120, 30)], matchOptions };
const anything = new NetworkOnly();

/** The page as it is now; without an answer as it was. */
const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: TIMEOUT_SECONDS,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url) ?? request,
      fetchDidSucceed: async ({ response }) => {
        if (AWAY.includes(response.status)) throw new Error(`Nobody is there: ${response.status}`);
        return response;
      },
      cacheWillUpdate: async ({ response }) => (isEverybodys(response) ? response : null),
      cacheDidUpdate: async ({ newResponse, event }) => keepFiles(await newResponse.text(), event),
      cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && marked(cachedResponse),
    },
    within(40, 30),
  ],
  matchOptions,
});

async function marked(response: Response): Promise<Response> {
  const { status, headers } = response;
  return new Response(markKept(await response.text()), { status, headers });
}

/** A former page needs the files of its build, which the server may have no more. */
async function keepFiles(html: string, event: ExtendableEvent): Promise<void> {
  const requests = filesOf(html).map((file) => new Request(file));
  await Promise.allSettled(requests.map((request) => files.handle({ event, request })));
}

/** What can be read offline in the language of a path, the latest first. */
async function listKept(pathname: string): Promise<KeptPage[]> {
  const cache = await caches.open(CACHES.pages);
  const paths = (await cache.keys()).toReversed().map(({ url }) => new URL(url).pathname);
  const readable = paths.filter((path) => localeOf(path) === localeOf(pathname));
  const texts = await Promise.all(
    readable.map(async (path) => (await cache.match(path, matchOptions))?.text()),
  );
  return readable.map((path, index) => ({ path, title: titleOf(texts[index] ?? '') }));
}

// Documents that are not kept go through here too: the browser has asked for them while the worker started.
registerRoute(
  ({ request }) => request.destination === 'document',
  async ({ request, event, url }) => {
    const strategy = keyOf(request.url) ? pages : anything;
    try {
      return await strategy.handle({ request, event });
    } catch {
      return offlinePage(url.pathname, await listKept(url.pathname));
    }
  },
);
// The same of frames: the payment provider's, a map's.
registerRoute(({ request }) => request.mode === 'navigate', anything);
registerRoute(({ url, sameOrigin }) => sameOrigin && BUILT.test(url.pathname), files);
registerRoute(({ url, sameOrigin }) => sameOrigin && ENCODED.test(url.pathname), new CacheFirst(inPictures));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && PICTURE.test(url.pathname),
  new NetworkFirst(inPictures),
);

/** Keeps a page that was not loaded as a document through here: the first one, and those the router shows. */
async function keepPage(address: string, event: ExtendableEvent): Promise<void> {
  if (!keyOf(address)) return;
  const request = new Request(address, { headers: { accept: 'text/html' } });
  await Promise.allSettled(pages.handleAll({ event, request }));
}

async function takeOver(event: ExtendableEvent): Promise<void> {
  const known = Object.values(CACHES);
  const former = (await caches.keys()).filter((name) => !known.includes(name));
  await Promise.all(former.map((name) => caches.delete(name)));
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.all(open.map(({ url }) => keepPage(url, event)));
}

enableNavigationPreload();
// A new worker waits for nobody: pages bring the files of their build along, so that nothing of two builds is mixed. Open pages
// are not claimed, which would cost them the back/forward cache.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(takeOver(event)));
// Where the router of a page goes to (instrumentation-client.ts).
self.addEventListener('message', (event) => event.waitUntil(keepPage(String(event.data), event)));
