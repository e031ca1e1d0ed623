import type { Address } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';

/** A text in every language. `{name}` is a placeholder. */
export type LocalizedText = Record<Locale, string>;

/**
 * The values of placeholders. A value is the same in all languages, or a text with a translation for each.
 */
export type TextValues = Record<string, string | number | LocalizedText>;

export function formatText(text: LocalizedText, locale: Locale, values: TextValues = {}): string {
  return text[locale].replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name] ?? place;
    return typeof value === 'object' ? value[locale] : String(value);
  });
}

const grouped = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** Formats a shipping address on one line. */
export const formatShippingAddress = ({
  receiptName,
  address,
  city,
  province,
  postalCode,
}: Address): string => [receiptName, address, city, `${province} ${postalCode}`].join(', ');

/** Formats whole rupiah in the shop's notation: `Rp. 1.250.000` (spec §1). */
export const formatRupiah = (rupiah: number): string => `Rp. ${grouped.format(rupiah)}`;
