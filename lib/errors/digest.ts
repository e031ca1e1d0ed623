/**
 * Returns the `digest` of an error: the code of an ApiError, a number from Next.js, or an empty text. Error boundaries load
 * it on every page, without the rest of `api-error.ts`.
 */
export function digestOf(error: unknown): string {
  return error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : '';
}
