import type { ApiError } from '@/lib/errors/api-error';
import { failureWords } from '@/lib/errors/failure-words';

/**
 * What the login's message chooses its words by. Beside the error's own codes: `unverified`, an address that is
 * still to be confirmed.
 */
export function loginFailure(error: ApiError): ReturnType<typeof failureWords> {
  const words = failureWords(error);
  const aboutEmail = error.errors.some(({ path }) => path === 'email');
  return error.code === 'unauthenticated' && aboutEmail ? { ...words, code: 'unverified' } : words;
}
