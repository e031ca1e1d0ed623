import { lowerCased, toE164 } from '@/backend/accounts/account-input';
import { emailSchema } from '@/lib/contract/account';
import { catalogRequestSchema, subscriptionSchema } from '@/lib/contract/lead';

const email = emailSchema.transform(lowerCased);

/** A catalogue request as it is kept. Which file it is about is our own affair, whatever a caller says. */
export const catalogRequestInputSchema = catalogRequestSchema.omit({ fileUrl: true }).extend({
  email,
  phone: catalogRequestSchema.shape.phone.transform((phone, context) => {
    if (phone === '') return '';
    const number = toE164(phone);
    if (number === undefined) context.addIssue({ code: 'custom', params: { fault: 'phone' } });
    return number ?? phone;
  }),
});

/** A sign-up as it is kept. The captcha is not looked at: who sends both of its parts knows them both. */
export const subscriptionInputSchema = subscriptionSchema.extend({ email });
