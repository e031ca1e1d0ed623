import { z } from 'zod';
import { emailSchema, singleLineSchema } from './account';

/** The catalogues that can be requested, by year (spec §3 fixes this value). */
const CATALOGUES = ['2025'] as const;

/**
 * Minimum time in milliseconds to fill in a form. Faster submissions come from bots (contract, part 2).
 */
export const MIN_FORM_FILL_MS = 800;

/** A catalogue request. A missing phone number is an empty string (spec §3). */
export const catalogRequestSchema = z.object({
  fullName: singleLineSchema(200),
  email: emailSchema,
  phone: z.string().trim().max(32).default(''),
  catalog: z.enum(CATALOGUES),
  fileUrl: z
    .url({ protocol: /^https?$/ })
    .max(2048)
    .optional(),
});
export type CatalogRequest = z.infer<typeof catalogRequestSchema>;

const captchaSchema = z.string().max(16);

/** A newsletter subscription. The captcha fields are always sent; servers may ignore them (spec §3). */
export const subscriptionSchema = z.object({
  email: emailSchema,
  captchaInput: captchaSchema,
  captcha: captchaSchema,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/**
 * Bot detection: a honeypot field and the time to fill in the form. Bodies without them are only rate
 * limited.
 */
export const botDetectionSchema = z.object({
  website: z.string().optional(),
  elapsedMs: z.coerce.number().optional(),
});
export type BotDetection = z.infer<typeof botDetectionSchema>;
