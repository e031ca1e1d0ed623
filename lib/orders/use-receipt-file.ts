'use client';

import useSWRMutation from 'swr/mutation';
import { useEndSessionOn401 } from '@/lib/account/use-session';
import { fetchFile } from '@/lib/api-client/call-api';
import type { ApiError } from '@/lib/errors/api-error';

/** Long enough for a browser to have begun with the download, however slow the machine. */
const REVOKE_AFTER_MS = 60_000;

/** Fetches the receipt of an order as a PDF. `trigger` gives the file, undefined after a failure. */
export function useReceiptFile(orderId: string) {
  const onError = useEndSessionOn401();
  const path = `/api/transactions/${encodeURIComponent(orderId)}/receipt`;

  return useSWRMutation<Blob, ApiError, string>(path, fetchFile, { throwOnError: false, onError });
}

export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
