import { SITE } from '@/content/site';
import { OFFLINE_WORDS } from '@/lib/i18n/offline-words';
import { localeOf } from './page-key';

/** A page that is kept: its path, and its title as the HTML has it. */
export type KeptPage = { path: string; title: string };

const STYLE = `
:root { background: #f3eadb; color: #13242b; font: 1rem/1.55 system-ui, sans-serif }
body { max-width: 36rem; margin: 0 auto; padding: clamp(2rem, 10vh, 6rem) 1rem }
h1 { font-weight: 500; font-size: 1.75rem; line-height: 1.15; text-wrap: balance }
h2 { margin-top: 2.5rem; font-weight: 500; font-size: 1.125rem }
ul { padding: 0; list-style: none }
a { color: inherit; text-underline-offset: 0.25em; overflow-wrap: anywhere }
a:focus-visible { outline: 3px solid #0e4a57; outline-offset: 3px }
li a { display: block; padding-block: 0.625rem }
.again { display: inline-block; padding: 0.75rem 1.5rem; background: #13242b; color: #fbf6ec; text-decoration: none }
@media (forced-colors: active) { .again { border: 1px solid } }`;

/** What a page of ours is called, as its HTML has it: escaped. The browser's title has the shop's name in it. */
export const titleOf = (html: string): string =>
  /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1] ?? '';

async function styleHash(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/**
 * In place of a page that cannot be reached and was never kept: it says so, in the language of the address, and leads to what can be
 * read. Its policy lets nothing run.
 */
export async function offlinePage(pathname: string, kept: readonly KeptPage[]): Promise<Response> {
  const locale = localeOf(pathname);
  const { title, text, again, readable } = OFFLINE_WORDS[locale];
  const links = kept.map((page) => `<li><a href="${page.path}">${page.title}</a></li>`).join('');
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${SITE.name}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a class="again" href="">${again}</a></p>
${links && `<h2>${readable}</h2>\n<ul>${links}</ul>`}
</main>
</body>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src ${await styleHash()}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}
