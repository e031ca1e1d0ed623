'use client';

import { useCallback, useRef, useState } from 'react';
import { readData } from './ask-api';

type Answer<T> = { data?: T; error?: Error };

/**
 * What `/api` says at a path, when `ask` is called: the answer to the last question counts, and data stay through a
 * failure. For what every page asks: SWR, ten times as large, comes with what is a shopper's own.
 */
export function useRead<T>(path: string) {
  const [answer, setAnswer] = useState<Answer<T>>({});
  const last = useRef(0);

  const ask = useCallback(async (): Promise<T | undefined> => {
    last.current += 1;
    const question = last.current;
    const next: Answer<T> = await readData<T>(path).then(
      (data) => ({ data }),
      (error: Error) => ({ error }),
    );
    if (question === last.current) setAnswer(({ data }) => (data === undefined ? next : { data, ...next }));
    return next.data;
  }, [path]);
  /** Takes something known for the answer, whatever is on its way. */
  const tell = useCallback((data: T) => {
    last.current += 1;
    setAnswer({ data });
  }, []);

  return { ...answer, ask, tell };
}
