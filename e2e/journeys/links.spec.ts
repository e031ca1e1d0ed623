import { expect, test } from '@playwright/test';
import { type Crawl, crawl } from '@/e2e/support/checks/crawl';
import { readSitemaps } from '@/e2e/support/checks/read-sitemaps';

test.describe.configure({ mode: 'default' });
test.setTimeout(240_000);

let site: Crawl;

test.beforeAll(async ({ browser, playwright, baseURL }) => {
  test.setTimeout(240_000);
  const origin = baseURL ?? '';
  const request = await playwright.request.newContext({ baseURL: origin });
  const page = await browser.newPage();
  site = await crawl({ request, page, origin }, ['/', '/id']);
  await page.close();
  await request.dispose();
});

/** What was found, without files and detours. */
const documents = () => [...site.documents.values()].filter(({ isPage }) => isPage);
/** The pages, without those that are only looked at for their query. */
const pages = () => documents().filter(({ path }) => !path.includes('?'));
const indexable = () => pages().filter(({ facts }) => !facts.robots.includes('noindex'));
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

test('no link is dead and none leads over a detour', () => {
  const wrong = [...site.documents.values()]
    .filter(({ status }) => status !== 200)
    .map(({ path, status }) => {
      const from = site.links.find(({ to }) => to.split('#')[0] === path)?.from;
      return `${status} ${path}, linked from ${from}`;
    });
  expect(wrong).toEqual([]);
  expect(pages().length).toBeGreaterThan(100);
});

test('what a link points at within a page is there', () => {
  const dead = site.links.filter(({ to }) => {
    const [path = '', id] = to.split('#');
    if (!id) return false;
    return !site.documents.get(path)?.facts.ids.includes(decodeURIComponent(id));
  });
  expect(dead).toEqual([]);
});

test('every page says in its head what it is, once', () => {
  for (const { path, facts } of documents()) {
    const isIndonesian = path === '/id' || path.startsWith('/id/');
    expect.soft(facts.lang, path).toBe(isIndonesian ? 'id' : 'en');
    expect.soft(facts.title, path).toMatch(/^Apparel - \S/);
    expect.soft(facts.headings, `h1 of ${path}`).toBe(1);
    expect.soft(facts.canonical, path).toHaveLength(1);
    if (!path.includes('?')) expect.soft(facts.descriptions, path).toEqual([expect.stringMatching(/\S{3}/)]);
  }
});

test('no two pages have the same title in one language', () => {
  const titles = indexable().map(({ facts }) => `${facts.lang} ${facts.title}`);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('a page is its own canonical one; one with a query names the page without', () => {
  for (const { path, facts } of documents()) {
    expect.soft(facts.canonical.map(pathOf), path).toEqual([path.split('?')[0]]);
    if (path.includes('?') && !/[?&]redirect=/.test(path) && !/[?&]size=/.test(path))
      expect.soft(facts.robots, path).toContain('noindex');
  }
});

test('the languages of a page name each other', () => {
  for (const { path, facts } of indexable()) {
    const languages = Object.fromEntries(facts.alternates.map(([name, address]) => [name, pathOf(address)]));
    const plain = path.replace(/^\/id(?=\/|$)/, '') || '/';
    expect.soft(languages, path).toEqual({
      en: plain,
      id: plain === '/' ? '/id' : `/id${plain}`,
      'x-default': plain,
    });
    for (const other of Object.values(languages)) {
      const twin = site.documents.get(other);
      expect.soft(twin?.status, `${other}, named by ${path}`).toBe(200);
      expect.soft(twin?.facts.alternates.toSorted(), other).toEqual(facts.alternates.toSorted());
    }
  }
});

test('the sitemap is what a crawler finds: no orphan, no stranger', async ({ request }) => {
  const { addresses } = await readSitemaps(request);
  const listed = addresses.map(({ address }) => pathOf(address)).toSorted();
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toEqual(
    indexable()
      .map(({ path }) => path)
      .toSorted(),
  );
});

test('no page has anything fetched from elsewhere', ({ baseURL }) => {
  for (const { path, facts } of documents()) {
    const strangers = [...facts.resources, ...facts.pictures].filter(
      (address) => !address.startsWith(`${baseURL}/`) && !address.startsWith('data:'),
    );
    expect.soft(strangers, path).toEqual([]);
  }
});

test('every picture of every page is there', async ({ request, baseURL }) => {
  const shown = [...site.documents.values()].flatMap(({ facts }) => facts.pictures);
  expect(
    shown.filter((address) => address.includes('/_next/image')),
    'all are encoded ahead',
  ).toEqual([]);
  const missing: string[] = [];
  for (const address of new Set(shown)) {
    if (address.startsWith('data:')) continue;
    const answer = await request.head(new URL(address, baseURL).href);
    const type = answer.headers()['content-type'] ?? '';
    if (answer.status() !== 200 || !type.startsWith('image/')) missing.push(`${answer.status()} ${address}`);
  }
  expect(missing).toEqual([]);
});
