import type { Address } from '@/lib/contract/account';

type AddressInput = {
  name: keyof Address;
  autoComplete: string;
  autoCapitalize?: 'words';
  inputMode?: 'numeric';
};

/** The shipping form's fields in their order (spec §2), what browsers know them as, and what is typed into them. */
export const ADDRESS_INPUTS = [
  { name: 'receiptName', autoComplete: 'shipping name', autoCapitalize: 'words' },
  { name: 'province', autoComplete: 'shipping address-level1', autoCapitalize: 'words' },
  { name: 'city', autoComplete: 'shipping address-level2', autoCapitalize: 'words' },
  // HTML has `street-address` for a field of several lines alone.
  { name: 'address', autoComplete: 'shipping address-line1', autoCapitalize: 'words' },
  { name: 'postalCode', autoComplete: 'shipping postal-code', inputMode: 'numeric' },
] as const satisfies readonly AddressInput[];

export type AddressField = (typeof ADDRESS_INPUTS)[number]['name'];
export const ADDRESS_NAMES = ADDRESS_INPUTS.map(({ name }) => name);

/** The fields that are still to be filled in, all five being required (spec §5). */
export function missingFields(address: Address): AddressField[] {
  return ADDRESS_NAMES.filter((name) => address[name] === '');
}
