import { randomInt } from 'node:crypto';

/** No 0, 1, I, L, O, U: an order id is read aloud on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_LENGTH = 12;

/**
 * A fresh order id such as `20261121-7K3M9QXWP4RT`: the day in UTC, and 58 bits nobody can guess.
 * Payment providers refuse an id they have seen before, so one is never used twice, not even after a database is reset.
 */
export function newOrderId(now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${day}-${random}`;
}
