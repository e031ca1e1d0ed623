import type { ApiError } from './api-error';

/** What an error's message chooses its words by: `code`; `detail` is fit to be shown. */
export function failureWords({ code, detail }: ApiError): { code: string; detail: string } {
  return { code, detail: detail ?? '' };
}
