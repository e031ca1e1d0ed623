import 'server-only';
import { z } from 'zod';
import { SITE } from '@/content/site';
import {
  catalogRequestSchema,
  FILL_MIN_MS,
  subscriptionSchema,
  type Traps,
  trapsSchema,
} from '@/lib/contract/lead';
import type { Locale } from '@/lib/contract/locale';
import { ApiError } from '@/lib/errors/api-error';
import { translator } from '@/lib/i18n/translator';
import { drawCaptcha } from './captcha';

/** Which catalogue can be asked for (spec §9). */
export const CATALOGUE_YEAR = `${SITE.catalogueYear}` as const;
export const CATALOGUE_FILE = SITE.catalogueFile;

/** A catalogue request as our page sends it; a plain form names neither the year nor how long it took. */
export const catalogRequestInput = catalogRequestSchema.omit({ fileUrl: true }).extend({
  ...trapsSchema.shape,
  catalog: catalogRequestSchema.shape.catalog.default(CATALOGUE_YEAR),
});

/** A sign-up as our pages send it; a page without JavaScript cannot draw a captcha, so it is drawn here. */
export const subscriptionInput = subscriptionSchema.extend({
  ...trapsSchema.shape,
  captchaInput: subscriptionSchema.shape.captchaInput.default(''),
  captcha: z
    .union([subscriptionSchema.shape.captcha.min(1), z.literal('').transform(drawCaptcha)])
    .default(drawCaptcha),
});

/** Whether a bot filled it in, which is answered as if all were well. @throws ApiError `too_quick` */
export function isTrapped({ website, elapsedMs }: Traps, locale: Locale): boolean {
  if (website) return true;
  if (elapsedMs !== undefined && elapsedMs < FILL_MIN_MS) {
    const msg = translator(locale, 'failures')('too_quick');
    throw new ApiError('too_quick', { errors: [{ path: 'elapsedMs', msg }] });
  }
  return false;
}
