import { emailSchema, passwordSchema, phoneSchema, registrationSchema } from '@/lib/contract/account';
import type { ValidationCode } from '@/lib/contract/validation';
import { isCommonPassword } from './common-password';
import { lowerCased } from './lower-cased';
import { toE164 } from './phone';

const because = (fault: ValidationCode) => ({ params: { fault } });

/** A registration as it is kept: the contract's, with what only a server checks. */
export const registrationInputSchema = registrationSchema.extend({
  email: emailSchema.transform(lowerCased),
  phone: phoneSchema.transform((phone, context) => {
    const number = toE164(phone);
    if (number === undefined) context.addIssue({ code: 'custom', ...because('phone') });
    return number ?? phone;
  }),
  password: passwordSchema.refine((password) => !isCommonPassword(password), because('common_password')),
});
