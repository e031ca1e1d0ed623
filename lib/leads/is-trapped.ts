import 'server-only';
import { FILL_MIN_MS, type Traps } from '@/lib/contract/lead';
import type { Locale } from '@/lib/contract/locale';
import { ApiError } from '@/lib/errors/api-error';
import { translator } from '@/lib/i18n/translator';

/**
 * Whether a form was filled in by a machine, which is answered as if all were well and gets nothing done.
 * @throws ApiError `too_quick` when nobody types as fast: a person may try again
 */
export function isTrapped({ website, elapsedMs }: Traps, locale: Locale): boolean {
  if (website) return true;
  if (elapsedMs !== undefined && elapsedMs < FILL_MIN_MS) {
    const msg = translator(locale, 'failures')('too_quick');
    throw new ApiError('too_quick', { errors: [{ path: 'elapsedMs', msg }] });
  }
  return false;
}
