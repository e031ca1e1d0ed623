import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { productPath, sectionOf } from '@/lib/catalogue/section';
import { LOCALES } from '@/lib/contract/locale';
import { env } from '@/lib/env';
import { localePath, splitLocale } from '@/lib/i18n/locale-path';
import { log } from '@/lib/log/log';
import { ROUTES } from '@/lib/routes';
import type { RevalidatedCatalogue } from './catalogue-change';

/** A page in the cache: its internal path, and the tags it is renewed by, joined by commas. */
export type CachedPage = { path: string; tags: string };

declare global {
  /** Set by the server, lately visited first: Next bundles this module apart from it. */
  var listCachedPages: (() => CachedPage[]) | undefined;
  /** Set by the server: `revalidateTag` with the life `max`, outside of a request. */
  var markTags: ((tags: string[]) => Promise<void>) | undefined;
}

/** The internal paths of cached pages with one of the tags, lately visited first. */
export function pagesWith(tags: ReadonlySet<string>): string[] {
  const latest = new Map<string, string>();
  for (const { path, tags } of globalThis.listCachedPages?.() ?? []) {
    if (!latest.has(path)) latest.set(path, tags);
  }
  return [...latest].filter(([, own]) => own.split(',').some((tag) => tags.has(tag))).map(([path]) => path);
}

const LISTINGS = ROUTES.filter(({ lists }) => lists).map(({ path }) => path);

/** However much has changed; the others are rendered when they are visited. */
const MOST_PAGES = 200;

const inEachLanguage = (path: `/${string}`) => LOCALES.map((locale) => localePath(locale, path));

function addressOf(inside: string): string {
  const { locale, path } = splitLocale(inside === '/index' ? '/' : inside);
  return localePath(locale, path);
}

/**
 * The addresses to ask for after a change: the changed products' own pages first, then what lists products, then
 * other pages that show them.
 * @param stale pages by their inner paths
 */
export function pagesToWarm(
  { slugs, tags, products, variants }: RevalidatedCatalogue,
  stale: readonly string[],
): string[] {
  const listings = tags.length > 0 ? LISTINGS : [];
  const changed = new Set(slugs);
  const ownPages = products
    .filter(({ slug }) => changed.has(slug))
    .flatMap((product) => inEachLanguage(productPath(sectionOf(product, variants), product.slug)));

  const pages = new Set([...ownPages, ...listings.flatMap(inEachLanguage), ...stale.map(addressOf)]);
  return [...pages].slice(0, MOST_PAGES);
}

const queue = pLimit(2);
const TIMEOUT_MS = 5_000;
/** A stale page is served until the new one is rendered; that takes some of these pauses. */
const PAUSE_MS = 50;
const MOST_ASKS = 40;

/** Asks for a page until it is fresh, so that no more than some are rendered at once. */
async function warm(path: string): Promise<void> {
  for (let ask = 0; ask < MOST_ASKS; ask += 1) {
    const answer = await fetch(`http://127.0.0.1:${env.PORT}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.arrayBuffer();
    if (answer.headers.get('x-nextjs-cache') !== 'STALE') return;
    await sleep(PAUSE_MS);
  }
}

const waiting = new Set<string>();

async function warmInTurn(path: string): Promise<void> {
  waiting.delete(path);
  await warm(path).catch((error: unknown) => log.warn({ path, err: error }, 'a page was not made anew'));
}

/** Visits pages, so that the next visitor finds them fresh: two at a time, each once. Resolves when done. */
export async function warmPages(paths: readonly string[]): Promise<void> {
  const others = [...new Set(paths)].filter((path) => !waiting.has(path));
  for (const path of others) waiting.add(path);
  await queue.map(others, warmInTurn);
}
