import { dictionary } from '@zxcvbn-ts/language-common';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { z } from 'zod';
import { emailSchema, passwordSchema, phoneSchema, registrationSchema } from '@/lib/contract/account';
import type { ValidationCode } from '@/lib/contract/validation';

export const normalizeEmail = (email: string) => email.trim().toLowerCase();

/** Names a fault that only the server checks, in the zod issue. */
const faultParams = (fault: ValidationCode) => ({ params: { fault } });

/** The number in E.164; undefined when there is no such number. Without a country code it is Indonesian. */
export function toE164(phone: string): string | undefined {
  const parsed = parsePhoneNumberFromString(phone, 'ID');
  return parsed?.isValid() ? parsed.number : undefined;
}

/** A typed number as it is stored; what is none is a fault of the input. */
export function storedPhone(phone: string, context: z.RefinementCtx): string {
  const number = toE164(phone);
  if (number === undefined) context.addIssue({ code: 'custom', ...faultParams('phone') });
  return number ?? phone;
}

export const phoneInputSchema = phoneSchema.transform(storedPhone);

const commonest = new Set(dictionary['passwords-common'].map(String));

/** Whether the password is among some 49,000 of the most used, in any case (NIST 800-63B, 3.1.1.2). */
export function isCommonPassword(password: string): boolean {
  return commonest.has(password.normalize('NFKC').toLowerCase());
}

export const newPasswordSchema = passwordSchema.refine(
  (password) => !isCommonPassword(password),
  faultParams('common_password'),
);

export const registrationInputSchema = registrationSchema.extend({
  email: emailSchema.transform(normalizeEmail),
  phone: phoneInputSchema,
  password: newPasswordSchema,
});
