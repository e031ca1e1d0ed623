import type { APIRequestContext, Page } from '@playwright/test';
import { type DocumentFacts, parseDocumentFacts } from './document-facts';

/** A document of the shop. */
type Found = {
  path: string;
  status: number;
  /** False for files, such as pictures. */
  isPage: boolean;
  html: string;
  facts: DocumentFacts;
};

type Link = { from: string; to: string };

export type CrawlResult = {
  /** Keyed by path. */
  documents: Map<string, Found>;
  links: Link[];
};

const isInternal = (address: string, origin: string) => address.startsWith(`${origin}/`);

/**
 * On a page with a query, follows only its pagination and links without a query, because filters have countless
 * combinations.
 */
function isFollowed(from: string, to: URL): boolean {
  return !from.includes('?') || !to.search || /[?&]page=/.test(to.search);
}

/**
 * Reads every document that links lead to. Redirects are not followed. `page` is a blank page in which the HTML is
 * parsed.
 */
export async function crawlLinks(
  { request, page, origin }: { request: APIRequestContext; page: Page; origin: string },
  starts: string[],
): Promise<CrawlResult> {
  const documents = new Map<string, Found>();
  const links: Link[] = [];
  const waiting = [...starts];

  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (documents.has(path)) continue;
    const response = await request.get(path, { maxRedirects: 0 });
    const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
    const html = isPage ? await response.text() : '';
    const facts = await parseDocumentFacts(page, html, new URL(path, origin).href);
    documents.set(path, { path, status: response.status(), isPage, html, facts });

    const internal = facts.links.filter((address) => isInternal(address, origin));
    for (const address of internal) {
      const to = new URL(address);
      links.push({ from: path, to: to.pathname + to.search + to.hash });
      if (isFollowed(path, to)) waiting.push(to.pathname + to.search);
    }
  }
  return { documents, links };
}
