import 'client-only';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import type { Address } from '@/lib/contract/account';

type AddressInput = {
  name: keyof Address;
  autoComplete: string;
  autoCapitalize?: 'words';
  inputMode?: 'numeric';
};

/** The shipping form's fields in their order (spec §2), what browsers know them as, and what is typed into them. */
export const ADDRESS_FIELDS = [
  { name: 'receiptName', autoComplete: 'shipping name', autoCapitalize: 'words' },
  { name: 'province', autoComplete: 'shipping address-level1', autoCapitalize: 'words' },
  { name: 'city', autoComplete: 'shipping address-level2', autoCapitalize: 'words' },
  // HTML has `street-address` for a field of several lines alone.
  { name: 'address', autoComplete: 'shipping address-line1', autoCapitalize: 'words' },
  { name: 'postalCode', autoComplete: 'shipping postal-code', inputMode: 'numeric' },
] as const satisfies readonly AddressInput[];

export type AddressField = (typeof ADDRESS_FIELDS)[number]['name'];

export function readAddress(form: FormData): Address {
  const text = (name: AddressField) => String(form.get(name) ?? '').trim();
  return {
    receiptName: text('receiptName'),
    address: text('address'),
    city: text('city'),
    province: text('province'),
    postalCode: text('postalCode'),
  };
}

/** The fields that are still to be filled in, all five being required (spec §5). */
export function missingFields(address: Address): AddressField[] {
  return ADDRESS_FIELDS.map(({ name }) => name).filter((name) => address[name] === '');
}

const NAME = 'address-draft';
/** As long as a session (spec §9). */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

type Draft = { owner: string | undefined; address: Address };

function isDraft(found: unknown): found is Draft {
  if (typeof found !== 'object' || found === null || !('address' in found)) return false;
  const { address } = found;
  if (typeof address !== 'object' || address === null) return false;
  const fields = Object.entries(address);
  return ADDRESS_FIELDS.every(({ name }) =>
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
