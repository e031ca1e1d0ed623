import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';

/** Returns the path of the search page, or of a page of results. Pages start at 1. */
export function searchPath(locale: Locale, query = '', page = 1): string {
  const path = localePath(locale, '/search');
  if (!query) return path;
  const parameters = new URLSearchParams(page > 1 ? { page: String(page), q: query } : { q: query });
  return `${path}?${parameters}`;
}
