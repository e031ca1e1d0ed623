import { z } from 'zod';
import { catalogRequestSchema, subscriptionSchema, trapsSchema } from '@/lib/contract/lead';
import { drawCaptcha } from './captcha';
import { CATALOGUE_YEAR } from './catalogue-file';

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
