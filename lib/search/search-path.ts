import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';

/** The address of the search, or of a page of results for a question. Pages begin with 1. */
export function searchPath(locale: Locale, question = '', page = 1): string {
  const path = localePath(locale, '/search');
  if (!question) return path;
  const query = new URLSearchParams(page > 1 ? { page: String(page), q: question } : { q: question });
  return `${path}?${query}`;
}
