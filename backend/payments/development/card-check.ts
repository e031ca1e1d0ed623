import { findOutcome } from './test-cards';

/** A card as typed. */
export type Card = { number: string; expiry: string; cvv: string };

export type CardFault = { path: keyof Card; code: 'number' | 'unknown_card' | 'expiry' | 'expired' | 'cvv' };

/** The digits of a card number, without the blanks and dashes people type. */
export function digitsOf(number: string): string {
  return number.replace(/[\s-]/g, '');
}

/** The check digit rule of card numbers (ISO/IEC 7812-1, Luhn). */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function numberFault(number: string): CardFault | undefined {
  const digits = digitsOf(number);
  if (!passesLuhn(digits)) return { path: 'number', code: 'number' };
  return findOutcome(digits) ? undefined : { path: 'number', code: 'unknown_card' };
}

function expiryFault(expiry: string, now: Date): CardFault | undefined {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined) return { path: 'expiry', code: 'expiry' };
  // A card is good to the last day of its month.
  const firstDayAfter = Date.UTC(2000 + Number(year), Number(month), 1);
  return firstDayAfter > now.getTime() ? undefined : { path: 'expiry', code: 'expired' };
}

function cvvFault(cvv: string): CardFault | undefined {
  return /^\d{3,4}$/.test(cvv.trim()) ? undefined : { path: 'cvv', code: 'cvv' };
}

/** What is wrong with a card, at most one fault a field. */
export function faultsOfCard({ number, expiry, cvv }: Card, now: Date): CardFault[] {
  return [numberFault(number), expiryFault(expiry, now), cvvFault(cvv)].filter(
    (fault) => fault !== undefined,
  );
}
