import { OFFLINE_WORDS } from '@/lib/i18n/offline-words';
import { offlinePage, titleOf } from './offline-page';

it('leads to what can be read, in the language of the address, and lets nothing run', async () => {
  const page = await offlinePage('/id/men/never-seen', [
    { path: '/id/riders', title: titleOf('<meta property="og:title" content="Riders &amp; waves"/>') },
  ]);
  const html = await page.text();
  expect(html).toContain('<html lang="id">');
  expect(html).toContain(`<h1>${OFFLINE_WORDS.id.title}</h1>`);
  expect(html).toContain('<a href="/id/riders">Riders &amp; waves</a>');
  expect(page.status).toBe(503);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+';/,
  );
});

it('says that a page is away where nothing was kept yet', async () => {
  const html = await (await offlinePage('/men', [])).text();
  expect(html).toContain(OFFLINE_WORDS.en.text);
  expect(html).not.toContain(OFFLINE_WORDS.en.readable);
});
