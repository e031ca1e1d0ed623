import { passwordSchema } from '@/lib/contract/account';
import { isCommonPassword } from './common-password';
import { because } from './input-fault';

/** A password to be kept: the contract's, and not one of the commonest. */
export const newPasswordSchema = passwordSchema.refine(
  (password) => !isCommonPassword(password),
  because('common_password'),
);
