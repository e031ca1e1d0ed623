import 'client-only';
import type { Address } from '@/lib/contract/account';

type Draft = { owner: string | undefined; address: Address };

let draft: Draft | undefined;

/** Keeps what a shopper has typed, in this page's memory alone: through a failure, a closing, a login in between. */
export function keepAddressDraft(owner: string | undefined, address: Address): void {
  draft = { owner, address };
}

/** What the same shopper had typed before; never someone else's. */
export function addressDraftOf(owner: string | undefined): Address | undefined {
  return draft?.owner === owner ? draft?.address : undefined;
}

/** After an order nothing is kept. */
export function forgetAddressDraft(): void {
  draft = undefined;
}
