import { z } from 'zod';

/** NIST 800-63B: a length, no rule of composition. The commonest are refused by the product API. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

const nameSchema = z.string().trim().min(1).max(100);

export const emailSchema = z.string().trim().max(254).pipe(z.email());
export const passwordSchema = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX);
export const phoneSchema = z.string().trim().min(1).max(32);

export const registrationSchema = z.object({
  firstName: nameSchema,
  lastName: nameSchema,
  email: emailSchema,
  phone: phoneSchema,
  password: passwordSchema,
});
export type Registration = z.infer<typeof registrationSchema>;

/** A sign-in is judged by the pair alone, never by the rules for new passwords. */
export const credentialsSchema = z.object({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(1024),
});
export type Credentials = z.infer<typeof credentialsSchema>;

export const verificationSchema = z.object({ password: z.string().min(1).max(1024) });

export const loginAnswerSchema = z.object({ data: z.object({ token: z.string().min(1) }) });

export const profileSchema = z.object({
  firstName: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
  lastName: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
  email: z.string(),
  phone: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
});
export type Profile = z.infer<typeof profileSchema>;

const addressLineSchema = (most: number) => z.string().trim().min(1).max(most);

/** The five fields of the checkout's shipping form, all required (spec §5). */
export const addressSchema = z.object({
  receiptName: addressLineSchema(100),
  address: addressLineSchema(500),
  city: addressLineSchema(100),
  province: addressLineSchema(100),
  postalCode: addressLineSchema(16),
});
export type Address = z.infer<typeof addressSchema>;
