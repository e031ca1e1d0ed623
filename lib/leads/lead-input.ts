import 'server-only';
import { SITE } from '@/content/site';
import {
  type BotDetection,
  botDetectionSchema,
  catalogRequestSchema,
  MIN_FORM_FILL_MS,
  subscriptionSchema,
} from '@/lib/contract/lead';
import type { Locale } from '@/lib/contract/locale';
import { ApiError } from '@/lib/errors/api-error';
import { translator } from '@/lib/i18n/translator';

/** The year and the file of the catalogue that can be requested (spec §9). */
export const CATALOGUE_YEAR = `${SITE.catalogueYear}` as const;
export const CATALOGUE_FILE = SITE.catalogueFile;

/** A catalogue request with its bot detection fields. */
export const catalogRequestInputSchema = catalogRequestSchema
  .omit({ fileUrl: true })
  .extend(botDetectionSchema.shape);

/** A newsletter subscription with its bot detection fields. */
export const subscriptionInputSchema = subscriptionSchema.extend(botDetectionSchema.shape);

/**
 * Returns whether a bot filled in the honeypot. The caller then responds as after a success. @throws ApiError
 * `too_quick` if the form was filled in too fast for a person
 */
export function isBotSubmission({ website, elapsedMs }: BotDetection, locale: Locale): boolean {
  if (website) return true;
  if (elapsedMs !== undefined && elapsedMs < MIN_FORM_FILL_MS) {
    const msg = translator(locale, 'failures')('too_quick');
    throw new ApiError('too_quick', { errors: [{ path: 'elapsedMs', msg }] });
  }
  return false;
}
