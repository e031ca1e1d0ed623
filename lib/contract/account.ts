import { z } from 'zod';
import { textOrEmpty } from './wire';

/** NIST 800-63B: a length, no rule of composition. The commonest are refused by the product API. */
export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;

/** Text on one line: a line break becomes a space, so that no name begins a new line of a mail or a log. */
export const lineSchema = (most: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll(/\p{Cc}+/gu, (run) => (run.includes('\0') ? run : ' ')))
    .trim()
    .min(1)
    .max(most);

const nameSchema = lineSchema(100);

export const emailSchema = z.string().trim().max(254).pipe(z.email());
export const passwordSchema = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX);
/** A password to be compared: it is right or wrong, and never judged by the rules for new ones. */
const typedPasswordSchema = z.string().min(1).max(1024);
export const phoneSchema = z.string().trim().min(1).max(32);

export const registrationSchema = z.object({
  firstName: nameSchema,
  lastName: nameSchema,
  email: emailSchema,
  phone: phoneSchema,
  password: passwordSchema,
});
export type Registration = z.infer<typeof registrationSchema>;

/** A sign-in is judged by the pair alone. */
export const credentialsSchema = z.object({
  email: z.string().trim().min(1).max(254),
  password: typedPasswordSchema,
});
export type Credentials = z.infer<typeof credentialsSchema>;

export const verificationSchema = z.object({ password: typedPasswordSchema });

/** Whom to send a mail: another link to confirm the address, or one to choose a new password. */
export const mailRequestSchema = z.object({ email: emailSchema });
export type MailRequest = z.infer<typeof mailRequestSchema>;

/** The new password of somebody who has the mail's link. */
export const passwordResetSchema = z.object({ password: passwordSchema });
export type PasswordReset = z.infer<typeof passwordResetSchema>;

/** The new password of somebody who is logged in and knows the old one. */
export const passwordChangeSchema = z.object({
  currentPassword: typedPasswordSchema,
  newPassword: passwordSchema,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const loginAnswerSchema = z.object({ data: z.object({ token: z.string().min(1) }) });

export const profileSchema = z.object({
  firstName: textOrEmpty,
  lastName: textOrEmpty,
  email: z.string(),
  phone: textOrEmpty,
});
export type Profile = z.infer<typeof profileSchema>;

/** Any of the three; the address of a customer's mail stays as it is. */
export const profileChangesSchema = registrationSchema
  .pick({ firstName: true, lastName: true, phone: true })
  .partial();
export type ProfileChanges = z.infer<typeof profileChangesSchema>;

/** The five fields of the checkout's shipping form, all required (spec §5). */
export const addressSchema = z.object({
  receiptName: lineSchema(100),
  address: lineSchema(500),
  city: lineSchema(100),
  province: lineSchema(100),
  postalCode: lineSchema(16),
});
export type Address = z.infer<typeof addressSchema>;

/** Where goods go, as another server may tell it: it may have stored less than five fields. */
export const shippingSchema = z.object({
  receiptName: textOrEmpty,
  address: textOrEmpty,
  city: textOrEmpty,
  province: textOrEmpty,
  postalCode: textOrEmpty,
});

/** The address that is remembered; null when there is none yet. */
export const rememberedAddressSchema = shippingSchema.nullable();

/** What `GET /api/session` tells the browser; the token stays in the sealed cookie. `expiresAt` is ISO 8601. */
export type SessionState = { loggedIn: true; expiresAt: string } | { loggedIn: false; expiresAt: null };
