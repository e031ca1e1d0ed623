import { expect, test } from '@playwright/test';
import { type CrawlResult, crawlLinks } from '@/e2e/support/checks/crawl-links';
import { listHtmlErrors } from '@/e2e/support/checks/html-errors';
import { readSitemaps } from '@/e2e/support/checks/read-sitemaps';

test.describe.configure({ mode: 'default' });
test.setTimeout(240_000);

let site: CrawlResult;

test.beforeAll(async ({ browser, playwright, baseURL }) => {
  test.setTimeout(240_000);
  const origin = baseURL ?? '';
  const request = await playwright.request.newContext({ baseURL: origin });
  const page = await browser.newPage();
  site = await crawlLinks({ request, page, origin }, ['/', '/id']);
  await page.close();
  await request.dispose();
});

const documents = () => [...site.documents.values()].filter(({ isPage }) => isPage);
const pages = () => documents().filter(({ path }) => !path.includes('?'));
const indexable = () => pages().filter(({ facts }) => !facts.robots.includes('noindex'));
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

test('no link is dead or leads to a redirect', () => {
  const wrong = [...site.documents.values()]
    .filter(({ status }) => status !== 200)
    .map(({ path, status }) => {
      const from = site.links.find(({ to }) => to.split('#')[0] === path)?.from;
      return `${status} ${path}, linked from ${from}`;
    });
  expect(wrong).toEqual([]);
  expect(pages().length).toBeGreaterThan(100);
  const deadFragments = site.links.filter(({ to }) => {
    const [path = '', id] = to.split('#');
    return id && !site.documents.get(path)?.facts.ids.includes(decodeURIComponent(id));
  });
  expect(deadFragments).toEqual([]);
});

test('every page has one language, title, heading, description and canonical address', () => {
  for (const { path, facts } of documents()) {
    const isIndonesian = path === '/id' || path.startsWith('/id/');
    expect.soft(facts.lang, path).toBe(isIndonesian ? 'id' : 'en');
    expect.soft(facts.title, path).toMatch(/^Apparel - \S/);
    expect.soft(facts.headings, `h1 of ${path}`).toBe(1);
    if (!path.includes('?')) expect.soft(facts.descriptions, path).toEqual([expect.stringMatching(/\S{3}/)]);
    expect.soft(facts.canonical.map(pathOf), path).toEqual([path.split('?')[0]]);
    if (path.includes('?') && !/[?&](redirect|size)=/.test(path))
      expect.soft(facts.robots, path).toContain('noindex');
  }
  const titles = indexable().map(({ facts }) => `${facts.lang} ${facts.title}`);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('the languages of a page name each other', () => {
  for (const { path, facts } of indexable()) {
    const languages = Object.fromEntries(facts.alternates.map(([name, address]) => [name, pathOf(address)]));
    const plain = path.replace(/^\/id(?=\/|$)/, '') || '/';
    const indonesian = plain === '/' ? '/id' : `/id${plain}`;
    expect.soft(languages, path).toEqual({ en: plain, id: indonesian, 'x-default': plain });
    for (const other of Object.values(languages))
      expect.soft(site.documents.get(other)?.status, `${other}, named by ${path}`).toBe(200);
  }
});

test('the sitemap lists exactly the pages that links lead to', async ({ request }) => {
  const { addresses } = await readSitemaps(request);
  const listed = addresses.map(({ address }) => pathOf(address)).toSorted();
  expect(listed).toEqual(
    indexable()
      .map(({ path }) => path)
      .toSorted(),
  );
});

test('no page loads anything from another site, and every picture exists', async ({ request, baseURL }) => {
  const isOwn = (address: string) => address.startsWith(`${baseURL}/`) || address.startsWith('data:');
  for (const { path, facts } of documents())
    expect
      .soft(
        [...facts.resources, ...facts.pictures].filter((each) => !isOwn(each)),
        path,
      )
      .toEqual([]);
  const shown = documents().flatMap(({ facts }) => facts.pictures);
  // One width of each picture, because the shop encodes every width that is requested.
  const pictures = new Map(shown.map((address) => [address.replace(/\/media\/\d+\//, '/media/'), address]));
  const missing: string[] = [];
  for (const address of pictures.values()) {
    if (address.startsWith('data:')) continue;
    const response = await request.head(address);
    const type = response.headers()['content-type'] ?? '';
    if (response.status() !== 200 || !type.startsWith('image/'))
      missing.push(`${response.status()} ${address}`);
  }
  expect(missing).toEqual([]);
});

test('the HTML of every page is valid', async () => {
  for (const { path, html } of documents()) expect.soft(await listHtmlErrors(html), path).toEqual([]);
  const broken =
    '<!DOCTYPE html><html><body><h1>One</h1><h3>Three</h3><p><div></div></p><img src="/a.png"></body></html>';
  const rules = (await listHtmlErrors(broken)).map((fault) => fault.split(':')[0]);
  expect(rules).toEqual(expect.arrayContaining(['heading-level', 'element-required-attributes', 'wcag/h37']));
});
