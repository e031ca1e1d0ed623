import { z } from 'zod';
import { emailSchema, lineSchema } from './account';

/** The printed catalogue that can be asked for, by its year (spec §3: fixed). */
const CATALOGUES = ['2025'] as const;

/** An input that is filled in faster than this was filled in by a machine (contract, Own handlers). */
export const FILL_MIN_MS = 800;

/** Somebody who wants the catalogue; no phone number is an empty text (spec §3). */
export const catalogRequestSchema = z.object({
  fullName: lineSchema(200),
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

/** Somebody who wants the newsletter. The captcha is sent along; whether a server looks at it is its own affair. */
export const subscriptionSchema = z.object({
  email: emailSchema,
  captchaInput: captchaSchema,
  captcha: captchaSchema,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** What only machines fill in, or fill in too fast. A body without them is judged by rate alone. */
export const trapsSchema = z.object({
  website: z.string().optional(),
  elapsedMs: z.coerce.number().optional(),
});
export type Traps = z.infer<typeof trapsSchema>;
