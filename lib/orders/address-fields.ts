import 'client-only';
import { readFormFields } from '@/lib/browser/read-fields';
import { readStoredValue, removeStoredValue, writeStoredValue } from '@/lib/browser/storage';
import type { Address } from '@/lib/contract/account';
import { findProvince, PROVINCES, type Province } from '@/lib/contract/provinces';

/** Reads the address fields of a form, without surrounding whitespace. */
export const readAddressForm = (form: FormData): Address => readFormFields(form, ADDRESS_NAMES);

const NAME = 'address-draft';
/** How long a draft is stored: as long as a session lasts (spec §9). */
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

/** Stores the input of the shipping form in this tab, so that it survives a failure, a reload or a login. */
export function storeAddressDraft(owner: string | undefined, address: Address): void {
  writeStoredValue('tab', NAME, { owner, address }, Date.now() + LIFETIME_MS);
}

/** Returns the stored input of the same customer, never of another one. */
export function findAddressDraft(owner: string | undefined): Address | undefined {
  const draft = readStoredValue('tab', NAME);
  return isDraft(draft) && draft.owner === owner ? draft.address : undefined;
}

/** Removes the stored input after an order. */
export function forgetAddressDraft(): void {
  removeStoredValue('tab', NAME);
}

type AddressInput = {
  name: keyof Address;
  autoComplete: string;
  autoCapitalize?: 'words';
  inputMode?: 'numeric';
};

/** The inputs of the shipping form in order (spec §2), with their autocomplete and keyboard hints. */
export const ADDRESS_INPUTS = [
  { name: 'receiptName', autoComplete: 'shipping name', autoCapitalize: 'words' },
  // HTML allows `street-address` only for multi-line fields.
  { name: 'address', autoComplete: 'shipping address-line1', autoCapitalize: 'words' },
  { name: 'city', autoComplete: 'shipping address-level2', autoCapitalize: 'words' },
  { name: 'province', autoComplete: 'shipping address-level1', autoCapitalize: 'words' },
  { name: 'postalCode', autoComplete: 'shipping postal-code', inputMode: 'numeric' },
] as const satisfies readonly AddressInput[];

export type AddressField = (typeof ADDRESS_INPUTS)[number]['name'];
const ADDRESS_NAMES = ADDRESS_INPUTS.map(({ name }) => name);

/** Returns the empty fields. All five are required (spec §5). */
export function listMissingFields(address: Address): AddressField[] {
  return ADDRESS_NAMES.filter((name) => address[name] === '');
}

/** The suggestions of the province field. Other values are allowed. */
export const PROVINCE_NAMES: readonly string[] = PROVINCES.map(({ name }) => name);

/** Fields that look mistyped. They are warnings and not errors, because districts and postal codes change. */
export type AddressWarnings = {
  province?: true;
  /**
   * `length` if the code does not have five digits, or the entered province if its codes start with other
   * digits.
   */
  postalCode?: 'length' | Province;
};

const ASCII = /^\p{ASCII}*$/u;

function postalWarning(postalCode: string, province: Province | undefined): AddressWarnings['postalCode'] {
  const code = postalCode.replace(/[\s.-]/g, '');
  if (!/^\d{5}$/.test(code)) return 'length';
  if (province?.postal.every((prefix) => !code.startsWith(prefix))) return province;
  return undefined;
}

/** Checks the fields that are filled in. Text with non-ASCII characters is not checked. */
export function listAddressWarnings(address: Pick<Address, 'province' | 'postalCode'>): AddressWarnings {
  const province = address.province.normalize('NFKC');
  const postalCode = address.postalCode.normalize('NFKC');
  const known = findProvince(province);
  const warning = postalCode !== '' && ASCII.test(postalCode) ? postalWarning(postalCode, known) : undefined;
  return {
    ...(province !== '' && ASCII.test(province) && !known && { province: true }),
    ...(warning && { postalCode: warning }),
  };
}
