import 'server-only';
import type { z } from 'zod';
import type { Locale } from '@/lib/contract/locale';
import { faultsOf } from '@/lib/contract/validation';
import type { FieldError } from '@/lib/contract/wire';
import { translator } from '@/lib/i18n/translator';

/** What is wrong with an input, one entry a field, in the reader's language. */
export function fieldErrors(error: z.ZodError, locale: Locale): FieldError[] {
  const t = translator(locale, 'validation');
  return faultsOf(error).map(({ path, code, bound = 0 }) => ({
    path,
    msg: t(code, { bound, field: t('field', { path }) }),
  }));
}
