'use client';

import { useEffect, useState } from 'react';
import { callApi } from '@/lib/api-client/call-api';
import type { SearchAnswer } from '@/lib/contract/search';
import { useLocale } from '@/lib/i18n/texts';

/** Debounce. */
export const PAUSE_MS = 180;

/** One letter is the prefix of too much. */
const LETTERS_MIN = 2;

type Answer = { question: string; suggestions: SearchAnswer };

/** The last answer stays until the next one, never that to another question; a failure is no suggestion. */
export function useSuggestions(typed: string): SearchAnswer | undefined {
  const locale = useLocale();
  const [answer, setAnswer] = useState<Answer>();
  const question = typed.trim();
  const askable = question.length >= LETTERS_MIN;

  useEffect(() => {
    if (!askable) return;
    const asking = new AbortController();
    const ask = async () => {
      const query = new URLSearchParams({ q: question, locale });
      const asked = callApi<SearchAnswer>(`/api/search?${query}`, { signal: asking.signal });
      const suggestions = await asked.then(
        ({ data }) => data,
        () => undefined,
      );
      if (!asking.signal.aborted) setAnswer(suggestions && { question, suggestions });
    };
    const pause = setTimeout(ask, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
  }, [question, askable, locale]);

  const fits = askable && answer && question.startsWith(answer.question);
  return fits ? answer.suggestions : undefined;
}
