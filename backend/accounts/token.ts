import { createHash, randomBytes } from 'node:crypto';

/** A secret nobody guesses: 32 random bytes, fit for an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: SHA-256, hex. A secret this long needs no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
