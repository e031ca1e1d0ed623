import { PROVINCES, type Province } from '@/content/provinces';
import type { Address } from '@/lib/contract/account';

/** What the province's field suggests; anything else may be typed. */
export const PROVINCE_NAMES: readonly string[] = PROVINCES.map(({ name }) => name);

/** What of an address looks mistyped: a warning, never an error. Districts and codes change faster than lists. */
export type AddressWarnings = {
  province?: true;
  /** It is not five digits, or the province's codes begin otherwise. */
  postalCode?: 'length' | Province;
};

const ASCII = /^\p{ASCII}*$/u;

/** Lower-case letters alone, without the word "province". */
function folded(name: string): string {
  return name
    .toLowerCase()
    .replace(/\b(?:provinsi|propinsi|prov|province)\b/g, '')
    .replace(/[^a-z]/g, '');
}

function findProvince(typed: string): Province | undefined {
  const wanted = folded(typed);
  return PROVINCES.find(({ name, also = [] }) => [name, ...also].some((each) => folded(each) === wanted));
}

function postalWarning(postalCode: string, province: Province | undefined): AddressWarnings['postalCode'] {
  const code = postalCode.replace(/[\s.-]/g, '');
  if (!/^\d{5}$/.test(code)) return 'length';
  if (province?.postal.every((prefix) => !code.startsWith(prefix))) return province;
  return undefined;
}

/** Checks what is filled in; other scripts than Latin are not checked. */
export function addressWarnings(address: Pick<Address, 'province' | 'postalCode'>): AddressWarnings {
  const province = address.province.normalize('NFKC');
  const postalCode = address.postalCode.normalize('NFKC');
  const known = findProvince(province);
  const warning = postalCode !== '' && ASCII.test(postalCode) ? postalWarning(postalCode, known) : undefined;
  return {
    ...(province !== '' && ASCII.test(province) && !known && { province: true }),
    ...(warning && { postalCode: warning }),
  };
}
