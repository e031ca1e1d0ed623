'use client';

import useSWRMutation from 'swr/mutation';
import { useEndSessionOn401 } from '@/lib/account/use-end-session';
import { fetchFile } from '@/lib/api-client/fetch-file';
import type { ApiError } from '@/lib/errors/api-error';
import { receiptFilePath } from './receipt-path';

/** Fetches the receipt of an order as a PDF. `trigger` gives the file, undefined after a failure. */
export function useReceiptFile(orderId: string) {
  const endSessionOn401 = useEndSessionOn401();
  const path = receiptFilePath(orderId);

  return useSWRMutation<Blob, ApiError, string>(path, fetchFile, {
    throwOnError: false,
    onError: endSessionOn401,
  });
}
