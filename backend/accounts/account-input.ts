import { dictionary } from '@zxcvbn-ts/language-common';
import { parsePhoneNumber } from 'awesome-phonenumber';
import type { z } from 'zod';
import {
  addressSchema,
  emailSchema,
  passwordSchema,
  phoneSchema,
  registrationSchema,
} from '@/lib/contract/account';
import { findProvince } from '@/lib/contract/provinces';
import type { ValidationCode } from '@/lib/contract/validation';

export const normalizeEmail = (email: string) => email.trim().toLowerCase();

/** Returns the `params` of a Zod issue: the validation code of a rule that only the server checks. */
const validationCode = (code: ValidationCode) => ({ params: { code } });

/** Converts a phone number to E.164, or returns undefined. A number without a country code is Indonesian. */
export function formatE164Phone(phone: string): string | undefined {
  const parsed = parsePhoneNumber(phone, { regionCode: 'ID' });
  return parsed.valid ? parsed.number.e164 : undefined;
}

/** Normalises a phone number for storage, or adds a validation issue. */
export function normalizePhone(phone: string, context: z.RefinementCtx): string {
  const number = formatE164Phone(phone);
  if (number === undefined) context.addIssue({ code: 'custom', ...validationCode('phone') });
  return number ?? phone;
}

export const phoneInputSchema = phoneSchema.transform(normalizePhone);

const commonest = new Set(dictionary['passwords-common'].map(String));

/** Returns true for one of the 49,000 most used passwords, ignoring case (NIST 800-63B, 3.1.1.2). */
export function isCommonPassword(password: string): boolean {
  return commonest.has(password.normalize('NFKC').toLowerCase());
}

export const newPasswordSchema = passwordSchema.refine(
  (password) => !isCommonPassword(password),
  validationCode('common_password'),
);

export const registrationInputSchema = registrationSchema.extend({
  email: emailSchema.transform(normalizeEmail),
  phone: phoneInputSchema,
  password: newPasswordSchema,
});

/** A shipping address. The shop delivers within Indonesia only (spec §9). */
export const addressInputSchema = addressSchema.extend({
  province: addressSchema.shape.province.refine(
    (province) => findProvince(province) !== undefined,
    validationCode('province'),
  ),
});
