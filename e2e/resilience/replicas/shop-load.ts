import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import type { ReplicatedShop } from '@/e2e/support/servers/replicas/start-replicas';
import { createVerifiedCustomer } from '@/e2e/support/steps/customer';
import {
  openHttpClient,
  type RequestJournal,
  RetryingShopper,
  recordRequest,
  type StockItem,
} from './retrying-shopper';

/** Every buyer buys the first item and one of the others. */
const [SHARED, ...OWN]: [StockItem, ...StockItem[]] = [
  { itemId: 'uluwatu-elite-pro-32', sizeId: '32' },
  { itemId: 'uluwatu-elite-pro-30', sizeId: '30' },
  { itemId: 'uluwatu-elite-pro-34', sizeId: '34' },
  { itemId: 'uluwatu-elite-pro-36', sizeId: '36' },
];
export const BOUGHT_ITEMS = [SHARED, ...OWN];

/** Public pages of every kind, in both languages. */
const PAGE_PATHS = [
  '/',
  '/men',
  '/men/uluwatu-elite-pro',
  '/id/woman',
  '/woman/melati-bikini',
  '/riders',
  '/id/store',
  '/blog',
  '/aboutus',
  '/activities',
];
const PAGE_PAUSE_MS = 50;
const PAUSE_MS = 300;

type Size = {
  visitors: number;
  buyers: number;
  /**
   * Pause between two purchases of a buyer, because the shop accepts only twenty orders of a customer in ten minutes.
   */
  pauseMs: number;
};
/** A small load, which leaves enough time for the shop on a machine with two processors. */
const MODEST: Size = { visitors: 2, buyers: 5, pauseMs: 2_500 };

export type ShopLoad = {
  journal: RequestJournal;
  /** Number of clients that may have a request in flight. */
  clients: number;
  buyers: RetryingShopper[];
  /** Resolves when every buyer has finished the current purchase. */
  stop: () => Promise<void>;
};

async function readPage(client: APIRequestContext, path: string, address: string): Promise<void> {
  const response = await client.get(path);
  if (response.status() !== 200) throw new Error(`the page has status ${response.status()}`);
  const text = await response.text();
  if (!text.trimEnd().endsWith('</html>')) throw new Error('the page is truncated');
  if (!text.includes(`<link rel="canonical" href="${address}"/>`)) throw new Error('a different page');
}

/**
 * Reads one page after the other until told to stop. With `bypassesCache` each address has a query that the proxy has not
 * cached, so that a storefront responds.
 */
async function browse(
  siteUrl: string,
  bypassesCache: boolean,
  journal: RequestJournal,
  isStopped: () => boolean,
) {
  const client = await openHttpClient(siteUrl);
  for (let count = 0; !isStopped(); count += 1) {
    const page = PAGE_PATHS[count % PAGE_PATHS.length] ?? '/';
    const path = `${page}${bypassesCache ? `?utm_source=${Math.random()}` : ''}`;
    const address = page === '/' ? siteUrl : `${siteUrl}${page}`;
    // `recordRequest` has recorded the failure in the journal.
    await recordRequest(journal.pages, path, () => readPage(client, path, address)).catch(() => undefined);
    await sleep(PAGE_PAUSE_MS);
  }
  await client.dispose();
}

/** Starts visitors, buyers, and a customer who never buys and must never see an order. */
export async function startShopLoad(
  shop: ReplicatedShop,
  { visitors, buyers: buyerCount, pauseMs } = MODEST,
): Promise<ShopLoad> {
  const journal: RequestJournal = { pages: [], calls: [], foreign: [] };
  const shoppers: RetryingShopper[] = [];
  while (shoppers.length <= buyerCount)
    shoppers.push(new RetryingShopper(shop.siteUrl, await createVerifiedCustomer(shop), journal));
  for (const shopper of shoppers) await shopper.logIn();
  const [onlooker, ...buyers] = shoppers;

  let isStopped = false;
  const buyRepeatedly = async (buyer: RetryingShopper, index: number) => {
    const own = OWN[index % OWN.length];
    while (!isStopped) {
      await buyer.buy(own ? [SHARED, own] : [SHARED]);
      const end = performance.now() + pauseMs;
      while (!isStopped && performance.now() < end) await sleep(PAUSE_MS);
    }
  };
  const lookRepeatedly = async () => {
    while (!isStopped) {
      await onlooker?.look([]);
      await sleep(PAUSE_MS);
    }
  };
  const all = [
    ...Array.from({ length: visitors }, (_, index) =>
      browse(shop.siteUrl, index % 2 === 1, journal, () => isStopped),
    ),
    ...buyers.map(buyRepeatedly),
    lookRepeatedly(),
  ];
  const ended = Promise.all(all);
  // `stop` reports a failure later. Until then, Node.js must not treat it as unhandled.
  ended.catch(() => undefined);

  return {
    journal,
    clients: all.length,
    buyers,
    stop: async () => {
      isStopped = true;
      await ended;
      for (const shopper of shoppers) await shopper.leave();
    },
  };
}
