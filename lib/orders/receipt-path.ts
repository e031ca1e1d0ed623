import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';

/** The page of one order's receipt. */
export function receiptPath(locale: Locale, orderId: string): string {
  return `${localePath(locale, '/account/receipt')}?transaction_id=${encodeURIComponent(orderId)}`;
}

/** The receipt of an order as a file, in the language that is asked for by header. */
export function receiptFilePath(orderId: string): string {
  return `/api/transactions/${encodeURIComponent(orderId)}/receipt`;
}
