import { tidyQuestion } from '@/lib/contract/search';

/** What the address of a page of results asks for. */
type SearchQuery = { question: string; page: number };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Reads the last part of an inner address, an encoded query such as `page%3D2%26q%3Dpad`. Takes nothing ill. */
export function parseSearchQuery(part: string): SearchQuery {
  const query = new URLSearchParams(decoded(part));
  const page = query.get('page') ?? '';
  return {
    question: tidyQuestion(query.get('q') ?? ''),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}
