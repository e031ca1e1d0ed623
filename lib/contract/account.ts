import { z } from 'zod';
import { textOrEmpty } from './wire';

/**
 * Minimum length in characters. NIST 800-63B advises against composition rules; the product API rejects
 * common passwords.
 */
export const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 128;

/**
 * Text on one line. Line breaks become spaces, so that a name cannot start a new line of an email or log.
 * Characters that change the direction of text are removed, because they make an address look like another
 * one.
 */
const optionalLineSchema = (most: number) =>
  z
    .string()
    .overwrite((text) =>
      text
        .replaceAll(/\p{Bidi_Control}+/gu, '')
        .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, (run) => (run.includes('\0') ? run : ' ')),
    )
    .trim()
    .max(most);

export const singleLineSchema = (most: number) => optionalLineSchema(most).min(1);

const MAX_NAME_LENGTH = 100;

export const emailSchema = z.string().trim().max(254).pipe(z.email());
export const passwordSchema = z.string().min(MIN_PASSWORD_LENGTH).max(MAX_PASSWORD_LENGTH);
/** A password to compare with the stored one. The rules for new passwords do not apply to it. */
const typedPasswordSchema = z.string().min(1).max(1024);
export const phoneSchema = z.string().trim().min(1).max(32);

/**
 * The path of the shop that opens after a shopper has used the link in an email to confirm an account or
 * reset a password.
 */
const redirectSchema = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])\P{Cc}*$/u);

export const registrationSchema = z.object({
  firstName: singleLineSchema(MAX_NAME_LENGTH),
  /** Empty for people with one name. */
  lastName: optionalLineSchema(MAX_NAME_LENGTH),
  email: emailSchema,
  phone: phoneSchema,
  password: passwordSchema,
  redirect: redirectSchema.optional(),
});
export type Registration = z.infer<typeof registrationSchema>;

const MAX_TYPED = 1_000;
const typedSchema = optionalLineSchema(MAX_TYPED);

/**
 * A registration as the shopper typed it. The storefront does not validate the fields, because the product
 * API returns the errors of all fields together (spec §5).
 */
export const unvalidatedRegistrationSchema = registrationSchema.extend({
  firstName: typedSchema,
  lastName: typedSchema,
  email: typedSchema,
  phone: typedSchema,
  password: z.string().max(MAX_TYPED),
});

/** Accepts any email and password, because only the pair decides whether a login succeeds. */
export const credentialsSchema = z.object({
  email: z.string().trim().min(1).max(254),
  password: typedPasswordSchema,
});
export type Credentials = z.infer<typeof credentialsSchema>;

export const verificationSchema = z.object({ password: typedPasswordSchema });

/** A request for an email with a link that confirms the address or resets the password. */
export const mailRequestSchema = z.object({ email: emailSchema, redirect: redirectSchema.optional() });
export type MailRequest = z.infer<typeof mailRequestSchema>;

/** The body of a password reset. The token from the email is part of the path. */
export const passwordResetSchema = z.object({ password: passwordSchema });
export type PasswordReset = z.infer<typeof passwordResetSchema>;

/** The body of a password change by a logged-in customer. */
export const passwordChangeSchema = z.object({
  currentPassword: typedPasswordSchema,
  newPassword: passwordSchema,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const loginResponseSchema = z.object({ data: z.object({ token: z.string().min(1) }) });

export const profileSchema = z.object({
  firstName: textOrEmpty,
  lastName: textOrEmpty,
  email: z.string(),
  phone: textOrEmpty,
});
export type Profile = z.infer<typeof profileSchema>;

/** The profile fields that a customer may change. The email address is fixed. */
export const profileChangesSchema = registrationSchema
  .pick({ firstName: true, lastName: true, phone: true })
  .partial();
export type ProfileChanges = z.infer<typeof profileChangesSchema>;

/** The five fields of the checkout's shipping form, all required (spec §5). */
export const addressSchema = z.object({
  receiptName: singleLineSchema(100),
  address: singleLineSchema(500),
  city: singleLineSchema(100),
  province: singleLineSchema(100),
  postalCode: singleLineSchema(16),
});
export type Address = z.infer<typeof addressSchema>;

/** The delivery address as an upstream returns it. Other servers may have stored fewer than five fields. */
export const storedAddressSchema = z.object({
  receiptName: textOrEmpty,
  address: textOrEmpty,
  city: textOrEmpty,
  province: textOrEmpty,
  postalCode: textOrEmpty,
});

/** The saved delivery address, or null before the first order. */
export const savedAddressSchema = storedAddressSchema.nullable();

/** The response of `GET /api/session`. The token stays in the sealed cookie. `expiresAt` is ISO 8601. */
export type SessionState = { loggedIn: true; expiresAt: string } | { loggedIn: false; expiresAt: null };
