import 'client-only';
import type { EnteredProfile } from './profile-fields';

type Draft = { owner: string; changes: EnteredProfile };

let draft: Draft | undefined;

/** Keeps what a shopper has typed, in this page's memory alone: through a login that has become necessary. */
export function keepProfileDraft(owner: string, changes: EnteredProfile): void {
  draft = { owner, changes };
}

/** What the same shopper had typed and not saved yet; never someone else's. */
export function profileDraftOf(owner: string): EnteredProfile | undefined {
  return draft?.owner === owner ? draft.changes : undefined;
}

/** Saved or given up. */
export function forgetProfileDraft(): void {
  draft = undefined;
}
