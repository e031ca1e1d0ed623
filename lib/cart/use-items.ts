'use client';

import { useCallback } from 'react';
import useSWR from 'swr';
import { readApi } from '@/lib/api-client/call-api';
import type { Item } from '@/lib/contract/catalogue';
import type { ApiError } from '@/lib/errors/api-error';

/** The stock items of one product by its name, asked for anew after the page has loaded; `initial` until then. */
export function useItems(name: string, initial?: Item[]) {
  const { data, error, isLoading, mutate } = useSWR<Item[], ApiError>(
    `/api/items?name=${encodeURIComponent(name)}`,
    readApi,
    { shouldRetryOnError: false, ...(initial && { fallbackData: initial }) },
  );
  const refresh = useCallback(() => mutate(), [mutate]);

  return { items: data, error, isLoading, refresh };
}
