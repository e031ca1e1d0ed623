import 'server-only';
import type { Cart } from '@/lib/cart/cart';
import { shortages } from '@/lib/cart/shortages';
import type { Locale } from '@/lib/contract/locale';
import { ApiError } from '@/lib/errors/api-error';
import { translator } from '@/lib/i18n/translator';

/** The sum has to be the one the shopper saw, in rupiah. @throws ApiError `cart_changed` */
export function requireSeenTotal({ totalPrice }: Cart, seenTotal: number | undefined): void {
  if (seenTotal !== undefined && seenTotal !== totalPrice) throw new ApiError('cart_changed');
}

/**
 * Refuses what cannot be bought before anything is done about it, in the words of a refused transaction (spec §8).
 * @throws ApiError `transaction_rejected` with one reason a line
 */
export function requireStock({ items }: Cart, locale: Locale): void {
  const t = translator(locale, 'checkout');
  const errors = shortages(items).map(({ item, size, left }) => ({ msg: t('short', { item, size, left }) }));
  if (errors.length === 0) return;
  const detail = errors.map(({ msg }) => msg).join(', ');
  throw new ApiError('transaction_rejected', { status: 409, detail, errors });
}
