import { phoneSchema } from '@/lib/contract/account';
import { faultParams } from './fault-params';
import { toE164 } from './phone';

/** A number that exists, as it is kept: E.164. */
export const phoneInputSchema = phoneSchema.transform((phone, context) => {
  const number = toE164(phone);
  if (number === undefined) context.addIssue({ code: 'custom', ...faultParams('phone') });
  return number ?? phone;
});
