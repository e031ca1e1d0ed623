import type { ApiError } from '@/lib/errors/api-error';
import { failureWords } from '@/lib/errors/failure-words';

/**
 * What the login's message chooses its words by. Beside the error's own codes: `unverified`, an address that is
 * still to be confirmed.
 * @param silent in place of words that the product API did not find
 */
export function loginFailure(error: ApiError, silent: string): ReturnType<typeof failureWords> {
  const words = failureWords(error, silent);
  const aboutEmail = error.errors.some(({ path }) => path === 'email');
  return error.code === 'unauthenticated' && aboutEmail ? { ...words, code: 'unverified' } : words;
}
