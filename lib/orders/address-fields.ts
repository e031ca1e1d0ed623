import 'client-only';
import { readFields } from '@/lib/browser/read-fields';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import type { Address } from '@/lib/contract/account';
import { ADDRESS_NAMES } from './address-inputs';

export const readAddress = (form: FormData): Address => readFields(form, ADDRESS_NAMES);

const NAME = 'address-draft';
/** As long as a session (spec §9). */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

type Draft = { owner: string | undefined; address: Address };

function isDraft(found: unknown): found is Draft {
  if (typeof found !== 'object' || found === null || !('address' in found)) return false;
  const { address } = found;
  if (typeof address !== 'object' || address === null) return false;
  const fields = Object.entries(address);
  return ADDRESS_NAMES.every((name) =>
    fields.some(([key, value]) => key === name && typeof value === 'string'),
  );
}

/** Keeps what a shopper has typed, in this tab alone: through a failure, a reload, a login in between. */
export function storeAddressDraft(owner: string | undefined, address: Address): void {
  writeStored('tab', NAME, { owner, address }, Date.now() + LIFETIME_MS);
}

/** What the same shopper had typed before; never someone else's. */
export function findAddressDraft(owner: string | undefined): Address | undefined {
  const draft = readStored('tab', NAME);
  return isDraft(draft) && draft.owner === owner ? draft.address : undefined;
}

/** After an order nothing is kept. */
export function forgetAddressDraft(): void {
  removeStored('tab', NAME);
}
