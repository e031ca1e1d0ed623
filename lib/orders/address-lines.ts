import type { Address } from '@/lib/contract/account';

/** An address in lines, as on a parcel; what is empty is left out. */
export function addressLines({ receiptName, address, city, province, postalCode }: Address): string[] {
  const place = [city, province, postalCode].filter(Boolean).join(', ');
  return [receiptName, address, place].filter(Boolean);
}
