'use client';

import { useEffect } from 'react';
import { useRead } from '@/lib/api-client/use-read';
import type { Item } from '@/lib/contract/catalogue';

/**
 * The stock items of one product by its name: asked for once the page has loaded, and when it is looked at or
 * connected again.
 */
export function useStock(name: string) {
  const { data, error, ask } = useRead<Item[]>(`/api/items?name=${encodeURIComponent(name)}`);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const look = () => document.hidden || void ask();
    look();
    document.addEventListener('visibilitychange', look, { signal });
    window.addEventListener('online', look, { signal });
    return () => listening.abort();
  }, [ask]);

  return { items: data, error, refresh: ask };
}
