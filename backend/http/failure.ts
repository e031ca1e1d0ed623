import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { say, type Text, type Values } from '@/backend/messages/text';
import type { Locale } from '@/lib/contract/locale';
import type { Fault } from '@/lib/contract/validation';
import type { Failure as WireFailure } from '@/lib/contract/wire';
import { describeFault } from './describe-fault';

/** One thing that is wrong: its text, what fills the text's places, and the field it is about. */
export type Reason = { text: Text; values?: Values | undefined; path?: string | undefined };

/** A call that is answered with the contract's failure. Its texts find their language when it is answered. */
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
