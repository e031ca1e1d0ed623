import { setTimeout as sleep } from 'node:timers/promises';
import { shopProduct } from '@/lib/testing/shop-product';
import { pagesToWarm, pagesWith, warmPages } from './warm-pages';

describe('pagesToWarm', () => {
  const variants = [
    { id: 'tees', name: 'Tees', isMen: true },
    { id: 'bikini', name: 'Bikini', isMen: false },
  ];
  const products = [
    shopProduct({ id: 'Swell Tee', variantId: 'tees' }),
    shopProduct({ id: 'Melati', variantId: 'bikini' }),
    shopProduct({ id: 'Rôbe / 1' }),
  ];
  const listings = ['/', '/id', '/men', '/id/men', '/men/tees', '/id/men/tees', '/woman', '/id/woman'];
  const catalogue = { products, variants };

  it('begins with the changed products in both languages, each in its section, then what lists them', () => {
    const pages = pagesToWarm({ ...catalogue, slugs: ['melati', 'gone'], tags: ['product:melati'] }, []);
    expect(pages).toEqual([
      '/woman/melati',
      '/id/woman/melati',
      ...listings,
      '/woman/catalog',
      '/id/woman/catalog',
    ]);
  });

  it('goes on with other pages that show them, each once, by the addresses visitors know', () => {
    const kept = [
      '/en/men/swell-tee',
      '/id/men/swell-tee',
      '/en',
      '/index',
      '/id/woman/melati',
      '/en/men/r%C3%B4be',
    ];
    const pages = pagesToWarm({ ...catalogue, slugs: ['swell-tee'], tags: ['product:swell-tee'] }, kept);
    expect(pages.slice(12)).toEqual(['/id/woman/melati', '/men/r%C3%B4be']);
  });

  it('writes an awkward slug as its address has it', () => {
    const slug = products[2]?.slug ?? '';
    const pages = pagesToWarm({ ...catalogue, slugs: [slug], tags: ['list'] }, []);
    expect(pages.slice(0, 2)).toEqual([
      `/men/${encodeURIComponent(slug)}`,
      `/id/men/${encodeURIComponent(slug)}`,
    ]);
  });

  it('leaves listings alone when nothing of the catalogue has changed', () => {
    const pages = pagesToWarm({ ...catalogue, slugs: [], tags: [] }, ['/en/social']);
    expect(pages).toEqual(['/social']);
  });

  it('asks for some hundreds of pages at most', () => {
    const many = Array.from({ length: 400 }, (_, number) => shopProduct({ id: `p${number}` }));
    const slugs = many.map(({ slug }) => slug);
    expect(pagesToWarm({ products: many, variants, slugs, tags: ['catalogue'] }, [])).toHaveLength(200);
  });
});

describe('warmPages', () => {
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
});

const page = (path: string, tags: string) => ({ path, tags });

afterEach(() => {
  globalThis.listCachedPages = undefined;
});

it('finds the pages that a tag renews, the one visited last first', () => {
  globalThis.listCachedPages = () => [
    page('/en/men', '_N_T_/layout,catalogue,list,product:swell-tee'),
    page('/en/woman', 'catalogue,list,product:melati'),
    page('/en/men/swell-tee', 'catalogue,product:swell-tee'),
  ];
  expect(pagesWith(new Set(['product:swell-tee']))).toEqual(['/en/men', '/en/men/swell-tee']);
  expect(pagesWith(new Set(['product:melati', 'product:swell']))).toEqual(['/en/woman']);
  expect(pagesWith(new Set())).toEqual([]);
});

it('goes by the tags of the latest version', () => {
  globalThis.listCachedPages = () => [page('/en/new', 'product:b'), page('/en/new', 'product:a')];
  expect(pagesWith(new Set(['product:a']))).toEqual([]);
});

it('finds nothing where no server caches pages', () => {
  expect(pagesWith(new Set(['catalogue']))).toEqual([]);
});
