import { setTimeout as sleep } from 'node:timers/promises';
import { warmPages } from './warm-pages';

const page = (state: string) => new Response('<html>', { headers: { 'x-nextjs-cache': state } });

/** A shop whose pages take a moment, and are old for as many asks as they are told to be. */
function stubShop(old: Record<string, number> = {}) {
  const shop = { asked: [] as string[], atOnce: 0, mostAtOnce: 0 };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(String(input));
    shop.asked.push(pathname);
    shop.atOnce += 1;
    shop.mostAtOnce = Math.max(shop.mostAtOnce, shop.atOnce);
    await sleep(1);
    shop.atOnce -= 1;
    if (pathname === '/broken') throw new TypeError('fetch failed');
    old[pathname] = (old[pathname] ?? 0) - 1;
    return page(old[pathname] >= 0 ? 'STALE' : 'HIT');
  });
  return shop;
}

it('asks for two pages at a time, however many calls', async () => {
  const shop = stubShop();
  const paths = Array.from({ length: 20 }, (_, number) => `/${number}`);
  await Promise.all([warmPages(paths), warmPages(['/a', '/b', '/19'])]);
  expect(shop.mostAtOnce).toBe(2);
  expect(shop.asked.toSorted()).toEqual([...paths, '/a', '/b'].toSorted());
});

it('asks for a page until it is as it is now, and for the next one then', async () => {
  const shop = stubShop({ '/old': 3 });
  await warmPages(['/old', '/new']);
  expect(shop.asked.filter((path) => path === '/old')).toHaveLength(4);
  expect(shop.asked.filter((path) => path === '/new')).toHaveLength(1);
});

it('goes on after a page that fails', async () => {
  const shop = stubShop();
  await warmPages(['/broken', '/1', '/2', '/3']);
  expect(shop.asked).toEqual(expect.arrayContaining(['/1', '/2', '/3']));
});

it('begins anew when all is done', async () => {
  const shop = stubShop();
  await warmPages(['/1']);
  await warmPages(['/1']);
  expect(shop.asked).toEqual(['/1', '/1']);
});
