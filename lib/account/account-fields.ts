import { readFields } from '@/lib/browser/read-fields';
import type { Profile, Registration } from '@/lib/contract/account';

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

/** What a shopper can change of their profile, in its order; the e-mail stays (contract, Extensions). */
export const PROFILE_FIELDS = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'phone', autoComplete: 'tel', type: 'tel' },
] as const;

type ProfileField = (typeof PROFILE_FIELDS)[number]['name'];
export type EnteredProfile = Pick<Profile, ProfileField>;

const NAMES = PROFILE_FIELDS.map(({ name }) => name);

export const readProfile = (form: FormData): EnteredProfile => readFields(form, NAMES);

let draft: { owner: string; changes: EnteredProfile } | undefined;

/** Keeps a draft in this page's memory alone: through a login that has become necessary. */
export function storeProfileDraft(owner: string, changes: EnteredProfile): void {
  draft = { owner, changes };
}

/** The unsaved draft of the same shopper; never someone else's. */
export function findProfileDraft(owner: string): EnteredProfile | undefined {
  return draft?.owner === owner ? draft.changes : undefined;
}

export function forgetProfileDraft(): void {
  draft = undefined;
}
