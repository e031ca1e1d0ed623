import type { Locale } from '@/lib/contract/locale';

const grouped = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });
const groupedInEnglish = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Whole rupiah as the shop writes them in both languages: `Rp. 1.250.000` (spec §1). */
export const formatRupiah = (rupiah: number): string => `Rp. ${grouped.format(rupiah)}`;

/** Whole rupiah as they are read aloud: what is written would be a number with points to an English voice. */
export function sayRupiah(rupiah: number, locale: Locale): string {
  return `${(locale === 'id' ? grouped : groupedInEnglish).format(rupiah)} rupiah`;
}
