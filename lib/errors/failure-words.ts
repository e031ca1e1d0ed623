import type { ApiError } from './api-error';

/** Chooses what is said of a refusal of the product API that came without words. */
export const SILENT = { code: 'silent', detail: '' };

/**
 * What an error's message chooses its words by: `code`; `detail` is fit to be shown.
 * @param silent in place of words that the product API did not find
 */
export function failureWords(error: ApiError, silent: string): { code: string; detail: string } {
  const { code, detail, status } = error;
  // A failure that is not even ours says its status.
  return { code, detail: detail || (code === 'upstream_failed' ? String(status) : silent) };
}
