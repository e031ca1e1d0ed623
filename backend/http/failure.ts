import type { ContentfulStatusCode } from 'hono/utils/http-status';
import fields from '@/backend/messages/fields.json' with { type: 'json' };
import { formatText, type LocalizedText, type TextValues } from '@/backend/messages/text';
import validationTexts from '@/backend/messages/validation.json' with { type: 'json' };
import type { Locale } from '@/lib/contract/locale';
import type { ValidationError } from '@/lib/contract/validation';
import type { Failure as WireFailure } from '@/lib/contract/wire';

/**
 * The names of fields in messages to customers. Fields that are not listed here appear under their JSON name.
 */
const fieldNames: Record<string, LocalizedText> = fields;

function describeValidationError({ path, code, bound }: ValidationError): FailureReason {
  const name = path.split('.').at(-1) ?? path;
  const field = fieldNames[name] ?? (path || 'body');
  return { text: validationTexts[code], values: { field, bound: bound ?? '' }, path };
}

export type FailureReason = {
  text: LocalizedText;
  values?: TextValues | undefined;
  path?: string | undefined;
};

export class Failure extends Error {
  override name = 'Failure';
  readonly reasons: FailureReason[];

  constructor(
    readonly status: ContentfulStatusCode,
    reasons: LocalizedText | FailureReason | FailureReason[],
    readonly headers: Record<string, string> = {},
  ) {
    super(`HTTP ${status}`);
    const list = Array.isArray(reasons) ? reasons : [reasons];
    this.reasons = list.map((reason) => ('text' in reason ? reason : { text: reason }));
  }
}

/** Creates the failure with status 422 for invalid input. */
export const createValidationFailure = (errors: ValidationError[]): Failure =>
  new Failure(422, errors.map(describeValidationError));

export function createFailureBody({ reasons }: Failure, locale: Locale): WireFailure & { status: 'error' } {
  const errors = reasons.map(({ text, values, path }) => ({
    msg: formatText(text, locale, values),
    ...(path && { path }),
  }));
  return { status: 'error', message: errors.map(({ msg }) => msg).join(', '), errors };
}
