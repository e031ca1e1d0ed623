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
  { name: 'address', autoComplete: 'shipping street-address', autoCapitalize: 'words' },
  { name: 'postalCode', autoComplete: 'shipping postal-code', inputMode: 'numeric' },
] as const satisfies readonly AddressInput[];

export type AddressField = (typeof ADDRESS_FIELDS)[number]['name'];

/** The address as a form holds it. */
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
