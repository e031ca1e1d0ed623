import { passwordSchema } from '@/lib/contract/account';
import { isCommonPassword } from './common-password';
import { faultParams } from './fault-params';

/** A password to be kept: the contract's, and not one of the commonest. */
export const newPasswordSchema = passwordSchema.refine(
  (password) => !isCommonPassword(password),
  faultParams('common_password'),
);
