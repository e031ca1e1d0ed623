/** The `digest` of whatever reaches an error boundary: an ApiError's code, Next's own number, or nothing. */
export function digestOf(error: unknown): string {
  return error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : '';
}
