import { readFormFields } from '@/lib/browser/read-fields';
import type { Profile, Registration } from '@/lib/contract/account';

/** The fields of the registration form in order (spec §3). */
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

export function readRegistrationForm(form: FormData): Registration {
  // A password may begin or end with a space.
  return { ...readFormFields(form, REGISTRATION_FIELDS), password: String(form.get('password') ?? '') };
}

/**
 * The fields of the profile that a shopper can change, in order. The email address cannot be changed
 * (contract, Extensions).
 */
export const PROFILE_FIELDS = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'phone', autoComplete: 'tel', type: 'tel' },
] as const;

type ProfileField = (typeof PROFILE_FIELDS)[number]['name'];
export type EnteredProfile = Pick<Profile, ProfileField>;

const NAMES = PROFILE_FIELDS.map(({ name }) => name);

export const readProfileForm = (form: FormData): EnteredProfile => readFormFields(form, NAMES);

let draft: { owner: string; changes: EnteredProfile } | undefined;

/** Keeps a draft in the memory of this page, so that it survives a required login. */
export function storeProfileDraft(owner: string, changes: EnteredProfile): void {
  draft = { owner, changes };
}

/** Returns the unsaved draft of the shopper `owner`. Drafts of other shoppers are not returned. */
export function findProfileDraft(owner: string): EnteredProfile | undefined {
  return draft?.owner === owner ? draft.changes : undefined;
}

export function forgetProfileDraft(): void {
  draft = undefined;
}
