import type { Listing } from './listings';

/** A list that grows ends here, and goes on in pages: nobody scrolls through hundreds of cards again on every visit. */
const MOST_GROWN = 240;

export type ListingPage<T> = {
  shown: T[];
  /** The page that is shown: the last one when more was asked for. */
  page: number;
  pages: number;
  /** The place, in `shown`, of the first product that was not on the page before. */
  firstNew: number;
};

/** The products of a page; of a list that grows, those of the pages before too. */
export function takePage<T>(
  entries: readonly T[],
  asked: number,
  { pageSize, grows }: Pick<Listing, 'pageSize' | 'grows'>,
): ListingPage<T> {
  const reachable = grows ? Math.min(entries.length, MOST_GROWN) : entries.length;
  const pages = Math.max(1, Math.ceil(reachable / pageSize));
  const page = Math.min(asked, pages);
  const before = (page - 1) * pageSize;
  const shown = entries.slice(grows ? 0 : before, Math.min(page * pageSize, reachable));
  return { shown, page, pages, firstNew: grows ? before : 0 };
}
