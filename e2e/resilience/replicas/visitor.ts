import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, openBrowser } from './browser';
import { type Journal, recorded } from './journal';

/** Of every kind that is public, in both languages. */
export const PAGES = [
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
const PAUSE_MS = 50;

/** @throws Error when it is no page, not all of it, or another one */
function requireWhole({ status, text }: Answer, address: string): void {
  if (status !== 200) throw new Error(`status ${status}`);
  if (!text.trimEnd().endsWith('</html>')) throw new Error('half a page');
  if (!text.includes(`<link rel="canonical" href="${address}"/>`)) throw new Error('another page');
}

/**
 * Looks at one page after the other until it is told to go. A visitor who came by somebody's link has something in the
 * address that the proxy has not kept, so that a storefront answers.
 */
export async function browse(siteUrl: string, isLinked: boolean, journal: Journal, hasToGo: () => boolean) {
  const browser = openBrowser(siteUrl);
  for (let count = 0; !hasToGo(); count += 1) {
    const path = PAGES[count % PAGES.length] ?? '/';
    const link = isLinked ? `?utm_source=${Math.random()}` : '';
    const look = async () =>
      requireWhole(await browser.ask(`${path}${link}`), path === '/' ? siteUrl : `${siteUrl}${path}`);
    // What went wrong is in the journal.
    await recorded(journal.pages, `${path}${link}`, look).catch(() => undefined);
    await sleep(PAUSE_MS);
  }
  browser.close();
}
