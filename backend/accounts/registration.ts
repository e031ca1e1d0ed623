import { emailSchema, registrationSchema } from '@/lib/contract/account';
import { lowerCased } from './lower-cased';
import { newPasswordSchema } from './new-password';
import { phoneInputSchema } from './phone-input';

/** A registration as it is kept: the contract's, with what only a server checks. */
export const registrationInputSchema = registrationSchema.extend({
  email: emailSchema.transform(lowerCased),
  phone: phoneInputSchema,
  password: newPasswordSchema,
});
