import { PROVINCES, type Province } from '@/content/provinces';
import type { Address } from '@/lib/contract/account';

/** What of an address looks like a slip of the pen: a hint, never a wall. Districts and codes change faster than lists. */
export type AddressSlips = {
  /** No province of this name is known. */
  province?: true;
  /** It is not five digits, or the province's codes begin otherwise. */
  postalCode?: 'length' | Province;
};

const ASCII = /^\p{ASCII}*$/u;

/** Small letters alone, without the words that a province may or may not be called by. */
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

function postalSlip(postalCode: string, province: Province | undefined): AddressSlips['postalCode'] {
  const code = postalCode.replace(/[\s.-]/g, '');
  if (!/^\d{5}$/.test(code)) return 'length';
  if (province?.postal.every((prefix) => !code.startsWith(prefix))) return province;
  return undefined;
}

/** Judges what is filled in; what is written in another script is left to those who can read it. */
export function addressSlips(address: Pick<Address, 'province' | 'postalCode'>): AddressSlips {
  const province = address.province.normalize('NFKC');
  const postalCode = address.postalCode.normalize('NFKC');
  const known = findProvince(province);
  const slip = postalCode !== '' && ASCII.test(postalCode) ? postalSlip(postalCode, known) : undefined;
  return {
    ...(province !== '' && ASCII.test(province) && !known && { province: true }),
    ...(slip && { postalCode: slip }),
  };
}
