import { randomInt } from 'node:crypto';
import type { Locale } from '@/lib/contract/locale';
import { type Card, digitsOf, faultsOfCard } from './card-check';
import type { Try } from './charge-payment';
import { PAGE_TEXTS } from './page-texts';
import { findOutcome } from './test-cards';

const STATUS_OF_OUTCOME = {
  paid: 'capture',
  declined: 'deny',
  pending: 'pending',
  held: 'challenge',
} as const;

/** First eight and last four digits, as the real provider shows a card. */
function masked(digits: string): string {
  return `${digits.slice(0, 8)}-${digits.slice(-4)}`;
}

/** A card as a try to pay, or what is wrong with it in the customer's words. */
export function readAttempt(
  card: Card,
  now: Date,
  locale: Locale,
): Try | { errors: { path: string; msg: string }[] } {
  const digits = digitsOf(card.number);
  const outcome = findOutcome(digits);
  const faults = faultsOfCard(card, now);
  if (faults.length > 0 || outcome === undefined) {
    return { errors: faults.map(({ path, code }) => ({ path, msg: PAGE_TEXTS[locale].fault[code] })) };
  }
  return {
    status: STATUS_OF_OUTCOME[outcome],
    paymentType: 'credit_card',
    maskedCard: masked(digits),
    virtualAccount: null,
  };
}

/** Five digits that name the shop, ten of the customer's own. */
function virtualAccount(): string {
  return `88608${randomInt(10 ** 10)
    .toString()
    .padStart(10, '0')}`;
}

/** The customer is given an account to transfer the money to, and pays outside of the page or never. */
export function bankTransfer(): Try {
  return {
    status: 'pending',
    paymentType: 'bank_transfer',
    maskedCard: null,
    virtualAccount: virtualAccount(),
  };
}
