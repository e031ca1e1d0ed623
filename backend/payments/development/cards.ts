import { randomInt } from 'node:crypto';
import PAGE_TEXTS from '@/backend/messages/payment-page.json' with { type: 'json' };
import type { Locale } from '@/lib/contract/locale';
import type { PaymentAttempt } from './charges';

/**
 * The test cards and the outcome of a charge with each. The numbers are those of Midtrans' sandbox where it
 * has such a card.
 */
export const TEST_CARDS = [
  { number: '4811 1111 1111 1114', outcome: 'paid' },
  { number: '4911 1111 1111 1113', outcome: 'declined' },
  { number: '4411 1111 1111 1118', outcome: 'pending' },
  { number: '4511 1111 1111 1117', outcome: 'held' },
] as const;

export type CardOutcome = (typeof TEST_CARDS)[number]['outcome'];

function findOutcome(digits: string): CardOutcome | undefined {
  return TEST_CARDS.find((card) => card.number.replaceAll(' ', '') === digits)?.outcome;
}

type Card = { number: string; expiry: string; cvv: string };

type CardError = { path: keyof Card; code: 'number' | 'unknown_card' | 'expiry' | 'expired' | 'cvv' };

const digitsOf = (number: string): string => number.replace(/[\s-]/g, '');

function checkNumber(number: string): CardError | undefined {
  const digits = digitsOf(number);
  if (!/^\d{12,19}$/.test(digits)) return { path: 'number', code: 'number' };
  return findOutcome(digits) ? undefined : { path: 'number', code: 'unknown_card' };
}

function checkExpiry(expiry: string, now: Date): CardError | undefined {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined) return { path: 'expiry', code: 'expiry' };
  // A card is valid until the last day of its month.
  const firstDayAfter = Date.UTC(2000 + Number(year), Number(month), 1);
  return firstDayAfter > now.getTime() ? undefined : { path: 'expiry', code: 'expired' };
}

function checkCvv(cvv: string): CardError | undefined {
  return /^\d{3,4}$/.test(cvv.trim()) ? undefined : { path: 'cvv', code: 'cvv' };
}

function listCardErrors({ number, expiry, cvv }: Card, now: Date): CardError[] {
  return [checkNumber(number), checkExpiry(expiry, now), checkCvv(cvv)].filter(
    (error) => error !== undefined,
  );
}

const STATUS_OF_OUTCOME = {
  paid: 'capture',
  declined: 'deny',
  pending: 'pending',
  held: 'challenge',
} as const;

/** Converts card input to a payment attempt, or returns its errors in the customer's language. */
export function parseCardAttempt(
  card: Card,
  now: Date,
  locale: Locale,
): PaymentAttempt | { errors: { path: string; msg: string }[] } {
  const digits = digitsOf(card.number);
  const outcome = findOutcome(digits);
  const errors = listCardErrors(card, now);
  if (errors.length > 0 || outcome === undefined) {
    return { errors: errors.map(({ path, code }) => ({ path, msg: PAGE_TEXTS[locale].error[code] })) };
  }
  // Masks the card number like Midtrans: the first eight and last four digits remain.
  const maskedCard = `${digits.slice(0, 8)}-${digits.slice(-4)}`;
  const status = STATUS_OF_OUTCOME[outcome];
  return { status, paymentType: 'credit_card', maskedCard, virtualAccount: null };
}

/**
 * Creates an attempt to pay by transfer to a virtual account. Whether the customer pays is decided later,
 * outside of the payment page.
 */
export function createBankTransferAttempt(): PaymentAttempt {
  // The number consists of five digits for the shop and ten for the customer.
  const virtualAccount = `88608${String(randomInt(10 ** 10)).padStart(10, '0')}`;
  return { status: 'pending', paymentType: 'bank_transfer', maskedCard: null, virtualAccount };
}
