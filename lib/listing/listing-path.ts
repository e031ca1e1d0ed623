import { type ListingQuery, serialiseQuery } from './query';

export type Address = {
  /** Of the listing without a query, with the language or without. */
  path: string;
  /** Without a query the path is a landing page, and `sort=featured` says that the whole list is meant. */
  hasLanding: boolean;
};

/** The address of a listing under a query. */
export function listingPath({ path, hasLanding }: Address, query: ListingQuery): string {
  const search = serialiseQuery(query) || (hasLanding ? 'sort=featured' : '');
  return search ? `${path}?${search}` : path;
}
