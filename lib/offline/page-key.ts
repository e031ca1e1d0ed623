import type { Locale } from '@/lib/contract/locale';
import { findRoute, QUERY_PAGES } from '@/lib/routes';

/** In front of the paths of the other language. */
const PREFIX = /^\/id(?=\/|$)/;

/** The language of a page by its path. */
export const localeOf = (pathname: string): Locale => (PREFIX.test(pathname) ? 'id' : 'en');

/**
 * Under which address a page is kept in the browser: without what it does not know of its query. Undefined for what is
 * never kept: pages of an account or with a token, the answers to a query, and what is no page.
 */
export function pageKey(address: string, origin: string): string | undefined {
  const url = new URL(address, origin);
  if (url.origin !== origin) return;
  const path = url.pathname.replace(PREFIX, '') || '/';
  const route = findRoute(path);
  if (!route || route.isPrivate || route.hasToken || /\.\w+$/.test(path)) return;
  const known = QUERY_PAGES.find((page) => page.path === path)?.keys ?? [];
  return known.some((key) => url.searchParams.has(key)) ? undefined : origin + url.pathname;
}

/** Whether an answer may be kept: it is whole, the page that was asked for, and everybody's. */
export function isEverybodys({ status, redirected, headers }: Response): boolean {
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  return (
    status === 200 && !redirected && isHtml && !/private|no-store/.test(headers.get('cache-control') ?? '')
  );
}

const SCRIPT_OR_FONT = /\/_next\/static\/(?:chunks|media)\/[\w~.-]+\.(?:js|woff2)/g;
const SHEET = /<link rel="stylesheet" href="(\/_next\/static\/chunks\/[\w~.-]+\.css)"[^>]*>/g;

/** The files of the build without which a page could not be read: its scripts, its fonts, and the sheets it wears. */
export function filesOf(html: string): string[] {
  const worn = [...html.matchAll(SHEET)].filter(([link]) => !link.includes('disabled'));
  const sheets = worn.map(([, sheet = '']) => sheet);
  return [...new Set([...(html.match(SCRIPT_OR_FONT) ?? []), ...sheets])];
}

/** Marks a page as a former version, which says so then (`components/frame/bottom-bar.tsx`). */
export const markKept = (html: string): string => html.replace('<html', '<html data-offline=""');
