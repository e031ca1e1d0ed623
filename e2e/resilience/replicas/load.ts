import { setTimeout as sleep } from 'node:timers/promises';
import type { Stand } from '@/e2e/support/servers/replicas/open-replicas';
import { customerOfStand } from '@/e2e/support/steps/stand-customer';
import type { Journal } from './journal';
import { type Piece, Shopper } from './shopper';
import { browse } from './visitor';

/** What all buyers want, and what each wants besides. */
const SHARED: Piece = { itemId: 'uluwatu-elite-pro-32', sizeId: '32' };
const OWN: Piece[] = [
  { itemId: 'uluwatu-elite-pro-30', sizeId: '30' },
  { itemId: 'uluwatu-elite-pro-34', sizeId: '34' },
  { itemId: 'uluwatu-elite-pro-36', sizeId: '36' },
];
export const PIECES = [SHARED, ...OWN];

const LOOK_PAUSE_MS = 300;

type Size = {
  visitors: number;
  buyers: number;
  /** Between two purchases of a buyer: the shop takes twenty orders of a customer in ten minutes. */
  pauseMs: number;
};
/** What leaves a machine of two processors time for the shop. */
const MODEST: Size = { visitors: 2, buyers: 5, pauseMs: 2_500 };

export type Load = {
  journal: Journal;
  /** All who may have a call under way. */
  clients: number;
  buyers: Shopper[];
  /** Has the buyers finish what they are buying, and then wait. */
  rest: () => Promise<void>;
  resume: () => void;
  /** Ends it, when each buyer has what they were buying. */
  stop: () => Promise<void>;
};

/**
 * Visitors, half of whom come past the proxy's cache; buyers, who all want the same piece and another one each; and a customer
 * who has never bought anything, and looks whether it stays so.
 */
export async function startLoad(
  stand: Stand,
  { visitors, buyers: buyerCount, pauseMs } = MODEST,
): Promise<Load> {
  const journal: Journal = { pages: [], calls: [], foreign: [] };
  const shoppers: Shopper[] = [];
  while (shoppers.length <= buyerCount)
    shoppers.push(new Shopper(stand.siteUrl, await customerOfStand(stand), journal));
  for (const shopper of shoppers) await shopper.logIn();
  const [onlooker, ...buyers] = shoppers;

  let hasToGo = false;
  let rests = false;
  const isGone = () => hasToGo;
  const buying = new Set<Shopper>();

  /** Nobody who has to go sleeps on. */
  const pause = async () => {
    const end = performance.now() + pauseMs;
    while (!hasToGo && performance.now() < end) await sleep(LOOK_PAUSE_MS);
  };
  const buyOn = async (buyer: Shopper, index: number) => {
    const own = OWN[index % OWN.length];
    const pieces = own ? [SHARED, own] : [SHARED];
    while (!hasToGo) {
      if (rests) await sleep(LOOK_PAUSE_MS);
      else {
        buying.add(buyer);
        await buyer.buy(pieces);
        buying.delete(buyer);
        await pause();
      }
    }
  };
  const lookOn = async () => {
    while (!hasToGo) {
      if (!rests) await onlooker?.look([]);
      await sleep(LOOK_PAUSE_MS);
    }
  };
  const all = [
    ...Array.from({ length: visitors }, (_, index) =>
      browse(stand.siteUrl, index % 2 === 1, journal, isGone),
    ),
    ...buyers.map(buyOn),
    lookOn(),
  ];
  const ended = Promise.all(all);
  // Whoever gives up is told of at the end.
  ended.catch(() => undefined);

  return {
    journal,
    clients: all.length,
    buyers,
    rest: async () => {
      rests = true;
      while (buying.size > 0) await sleep(LOOK_PAUSE_MS);
    },
    resume: () => {
      rests = false;
    },
    stop: async () => {
      hasToGo = true;
      await ended;
      for (const shopper of shoppers) shopper.leave();
    },
  };
}
