import { loadPass } from './load-pass.mjs';
import { rssMibOf } from './process-tree.mjs';
import { timeAnswers } from './time-answers.mjs';

const AGAIN = 5;
const again = (addresses) => Array.from({ length: AGAIN }, () => addresses).flat();

/** The listing and search pages under load, one after the other; the highest memory seen. */
async function load(shop, addresses, { seconds, connections }) {
  let rssMib = 0;
  for (const address of addresses) {
    const path = address.slice(shop.origin.length);
    const pass = await loadPass(shop, path, { encoding: 'gzip', connections, seconds, manyShoppers: true });
    rssMib = Math.max(rssMib, pass.rssMib);
  }
  return rssMib;
}

async function timeCalls(calls) {
  const times = {};
  for (const [what, questions] of Object.entries(calls)) times[what] = await timeAnswers(questions);
  return times;
}

/**
 * Visits a shop as many shoppers do, and loads it.
 * @param pages see bench/growth/pages-to-visit.mjs
 * @param calls see bench/growth/calls-to-make.mjs
 * @returns milliseconds by what was asked, and the storefront's memory in MiB before, after the visits and at its highest
 */
export async function measureShop(shop, { pages, calls }, options, say) {
  const memory = { atRest: rssMibOf(shop.pid) };
  say(`${shop.name}: visiting`);
  const times = {
    'product page, first visit': await timeAnswers(pages.products),
    'product page, again': await timeAnswers(pages.products),
    'listing page': await timeAnswers(again(pages.listings)),
    'listing page with a query, first visit': await timeAnswers(pages.queries),
    'listing page with a query, again': await timeAnswers(again(pages.queries)),
    'search suggestions': await timeAnswers(again(pages.suggestions)),
    'search page, first visit': await timeAnswers(pages.searches),
    'search page, again': await timeAnswers(again(pages.searches)),
    ...(await timeCalls(calls)),
    'product API: products': await timeAnswers(again(pages.lists.slice(0, 1))),
    'product API: stock items': await timeAnswers(again(pages.lists.slice(1))),
  };
  memory.visited = rssMibOf(shop.pid);
  say(`${shop.name}: under load`);
  memory.highest = await load(shop, [...pages.listings, ...pages.queries.slice(0, 2)], options);
  return { times, memory };
}
