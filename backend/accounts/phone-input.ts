import { phoneSchema } from '@/lib/contract/account';
import { because } from './input-fault';
import { toE164 } from './phone';

/** A number that exists, as it is kept: E.164. */
export const phoneInputSchema = phoneSchema.transform((phone, context) => {
  const number = toE164(phone);
  if (number === undefined) context.addIssue({ code: 'custom', ...because('phone') });
  return number ?? phone;
});
