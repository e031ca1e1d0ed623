'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { callApi } from '@/lib/api-client/call-api';
import type { SearchAnswer } from '@/lib/contract/search';

/** How long typing must pause before a request is sent. */
export const PAUSE_MS = 180;

const MIN_LETTERS = 2;

type Response = { query: string; suggestions: SearchAnswer };

/**
 * Fetches suggestions for the text typed. While the shopper types on, the suggestions for the beginning of the text stay.
 * A failed request yields no suggestions.
 */
export function useSuggestions(typed: string): SearchAnswer | undefined {
  const locale = useLocale();
  const [response, setResponse] = useState<Response>();
  const query = typed.trim();
  const isLongEnough = query.length >= MIN_LETTERS;

  useEffect(() => {
    if (!isLongEnough) return;
    const controller = new AbortController();
    const fetchSuggestions = async () => {
      const parameters = new URLSearchParams({ q: query, locale });
      const suggestions = await callApi<SearchAnswer>(`/api/search?${parameters}`, {
        signal: controller.signal,
      }).then(
        ({ data }) => data,
        () => undefined,
      );
      if (!controller.signal.aborted) setResponse(suggestions && { query, suggestions });
    };
    const timeout = setTimeout(fetchSuggestions, PAUSE_MS);
    return () => {
      clearTimeout(timeout);
      controller.abort();
    };
  }, [query, isLongEnough, locale]);

  const isCurrent = isLongEnough && response && query.startsWith(response.query);
  return isCurrent ? response.suggestions : undefined;
}
