import { readFields } from '@/lib/browser/read-fields';
import type { Registration } from '@/lib/contract/account';

/** The five fields of a registration in their order (spec §3). */
export const REGISTRATION_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'password',
] as const satisfies readonly (keyof Registration)[];

export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

export function isRegistrationField(name: string | undefined): name is RegistrationField {
  return REGISTRATION_FIELDS.some((field) => field === name);
}

export function readRegistration(form: FormData): Registration {
  // A password may begin or end with a space.
  return { ...readFields(form, REGISTRATION_FIELDS), password: String(form.get('password') ?? '') };
}
