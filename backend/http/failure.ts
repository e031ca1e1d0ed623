import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { fieldNames, validationTexts } from '@/backend/messages/request-texts';
import { say, type Text, type Values } from '@/backend/messages/text';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { type Fault, faultsOf, VALIDATION_CODES } from '@/lib/contract/validation';
import type { Failure as WireFailure } from '@/lib/contract/wire';

/** The words of a fault, its field named as a customer knows it. */
function describeFault({ path, code, bound }: Fault): { text: Text; path: string } {
  const field = path.split('.').at(-1) ?? path;
  const text = { ...validationTexts[code] };
  for (const locale of LOCALES) {
    text[locale] = text[locale]
      .replace('{field}', fieldNames[field]?.[locale] ?? (path || 'body'))
      .replace('{bound}', String(bound ?? ''));
  }
  return { text, path };
}

/** One thing that is wrong: its text, what fills the text's places, and the field it is about. */
export type Reason = { text: Text; values?: Values | undefined; path?: string | undefined };

/** A call that is answered with the contract's failure, in the caller's language. */
export class Failure extends Error {
  override name = 'Failure';
  readonly reasons: Reason[];

  constructor(
    readonly status: ContentfulStatusCode,
    reasons: Text | Reason | Reason[],
    readonly headers: Record<string, string> = {},
  ) {
    super(`HTTP ${status}`);
    const list = Array.isArray(reasons) ? reasons : [reasons];
    this.reasons = list.map((reason) => ('text' in reason ? reason : { text: reason }));
  }
}

/** An input refused with 422, one reason a field. */
export function rejection(faults: Fault[]): Failure {
  return new Failure(422, faults.map(describeFault));
}

/** The contract's failure shape, in one language. */
export function failureBody({ reasons }: Failure, locale: Locale): WireFailure & { status: 'error' } {
  const errors = reasons.map(({ text, values, path }) => ({
    msg: say(text, locale, values),
    ...(path && { path }),
  }));
  return { status: 'error', message: errors.map(({ msg }) => msg).join(', '), errors };
}

const namedSchema = z.object({ params: z.object({ fault: z.enum(VALIDATION_CODES) }) });

/** The faults of a refused input. Our own checks name theirs in the zod issue's `params`. */
export function inputFaults(error: z.ZodError): Fault[] {
  return faultsOf(error).map((fault) => {
    const issue = error.issues.find(({ path }) => path.join('.') === fault.path);
    const named = namedSchema.safeParse(issue);
    return named.success ? { ...fault, code: named.data.params.fault } : fault;
  });
}
