import type { ApiError } from './api-error';

/** What an error's message may choose its words by: `code` and `step`; `detail` is fit to be shown. */
export function failureWords({ code, step, detail }: ApiError): {
  code: string;
  step: string;
  detail: string;
} {
  return { code, step: step ?? '', detail: detail ?? '' };
}
