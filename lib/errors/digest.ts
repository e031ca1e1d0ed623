/**
 * Returns the `digest` of an error: the code of an ApiError, a number from Next.js, or an empty string. Error
 * boundaries load this module on every page, so it is separate from `api-error.ts`.
 */
export function createErrorDigest(error: unknown): string {
  return error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : '';
}
