import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';

export function orderPath(locale: Locale, orderId: string): string {
  return `${localePath(locale, '/order-status')}?transaction_id=${encodeURIComponent(orderId)}`;
}

export function receiptPath(locale: Locale, orderId: string): string {
  return `${localePath(locale, '/account/receipt')}?transaction_id=${encodeURIComponent(orderId)}`;
}
