import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { JOURNEYS_FOLDER, PLANTED_SHOP } from '@/e2e/support/servers/environments';
import { type Server, startServer } from '@/e2e/support/servers/start-server';
import { servedFolder, startStorefront } from '@/e2e/support/servers/storefront';
import { plantedPiece, plantedScript, plantedText } from '@/e2e/support/stubs/planted-api/planted-texts.mjs';

// One after the other: they share a shop.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: PLANTED_SHOP.siteUrl });

const data = join(JOURNEYS_FOLDER, 'data-planted');
const servers: Server[] = [];

test.beforeAll(async () => {
  const { apiPort, apiUrl } = PLANTED_SHOP;
  await rm(data, { recursive: true, force: true });
  servers.push(
    await startServer({
      name: 'planted-api',
      module: 'e2e/support/stubs/planted-api/server.mjs',
      env: { PORT: String(apiPort) },
    }),
    await startStorefront(PLANTED_SHOP, {
      PRODUCT_API_URL: apiUrl,
      SOCIAL_GRAPH_URL: apiUrl,
      SOCIAL_ACCESS_TOKEN: 'planted',
      DATA_DIR: data,
    }),
  );
});

test.afterAll(() => Promise.all(servers.map((server) => server.stop())));

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The inline scripts of a page as a browser finds them, but for structured data. */
const scriptsIn = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script/gi)]
    .filter(([, attributes]) => attributes !== ' type="application/ld+json"')
    .map(([, , script = '']) => script);

const asked = (path: string, key: string, text: string) => `${path}?${new URLSearchParams({ [key]: text })}`;

/** Where each text that somebody else has stored, or has sent along, is to be seen. */
const PAGES: [path: string, places: string[]][] = [
  ['/', ['women-name', 'caption', 'second-caption']],
  ['/id', ['women-name', 'caption']],
  ['/men', ['name', 'caption']],
  ['/men/tees', []],
  ['/woman', ['women-name']],
  ['/id/woman/catalog', ['women-name']],
  ['/men/plank-1', ['name', 'colour', 'description', 'second-paragraph', 'size', 'category']],
  ['/id/woman/plank-2', ['women-name', 'translation', 'warna']],
  ['/riders', ['caption']],
  ['/search?q=plank', []],
  [asked('/search', 'q', plantedText('question')), ['question']],
  [asked('/id/search', 'q', plantedPiece('question')), ['question']],
  [asked('/men', 'colour', plantedText('colour')), ['name']],
  [asked('/men', 'category', plantedPiece('asked')), []],
  [asked('/woman/catalog', 'size', plantedText('size')), ['women-name']],
];

/** What Next has written, in one script: its loader, the first piece of the RSC payload, pieces that are texts. */
const CLOSING =
  /^\(globalThis\["TURBOPACK"\][^;]*\);;\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)(;self\.__next_f\.push\(\[[13],"(?:[^"\\<>]|\\.)*"\]\))*$/;

/** A page, and whether its policy allows the scripts that Next has written, and no other. */
async function judge(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  const scripts = scriptsIn(html);
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(new Set(policy.match(/'sha256-[^']+'/g))).toEqual(new Set(scripts.map(hashOf)));
  expect(scripts).toEqual([expect.stringMatching(CLOSING)]);
  return { html, cached: answer.headers()['x-nextjs-cache'] === 'HIT' };
}

for (const [path, places] of PAGES) {
  test(`no script of a stored text is allowed by the policy of ${path}`, async ({ request }) => {
    // Made before the catalogue was there, made now, and out of the cache.
    await expect.poll(async () => (await judge(request, path)).cached, { timeout: 30_000 }).toBe(true);
    const { html } = await judge(request, path);
    for (const place of places) expect(html, 'the text is shown').toContain(place);
  });
}

test('nothing of them runs in a browser', async ({ page }) => {
  const ran: string[] = [];
  await page.exposeFunction('planted', (place: string) => ran.push(place));
  for (const path of ['/', '/men', '/men/plank-1', asked('/search', 'q', plantedText('question'))]) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
  }
  expect(ran).toEqual([]);
});

const LIKE_NEXT = 'self.__next_f.push([1,"planted"])';
const SHEET = 'body{display:none}';

for (const [path, place, planted, markup] of [
  ['/privacy', 'en/privacy', plantedScript('page'), `<script>${plantedScript('page')}</script>`],
  [
    '/id/terms',
    'id/terms',
    LIKE_NEXT,
    `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>${LIKE_NEXT}</script>`,
  ],
  ['/shipping-and-returns', 'en/shipping-and-returns', SHEET, `<style>${SHEET}</style>`],
] as const) {
  test(`a page with ${planted.slice(0, 24)}… in its HTML is not cached`, async ({ request }) => {
    const file = join(servedFolder(PLANTED_SHOP), 'server/app', `${place}.html`);
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace('</main>', `${markup}</main>`));

    const first = await request.get(path);
    expect(first.headers()['x-nextjs-cache']).toBe('MISS');
    for (const answer of [first, await request.get(path)]) {
      expect(answer.status()).toBe(200);
      expect(await answer.text()).not.toContain(markup);
      expect(answer.headers()['content-security-policy']).not.toContain(hashOf(planted));
    }
  });
}
