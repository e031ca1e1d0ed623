import type { Locale } from '@/lib/contract/locale';

const grouped = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });
const groupedInEnglish = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Formats whole rupiah as the shop writes them in both languages: `Rp. 1.250.000` (spec §1). */
export const formatRupiah = (rupiah: number): string => `Rp. ${grouped.format(rupiah)}`;

/** Formats whole rupiah for screen readers. English voices read the points of `formatRupiah` as decimals. */
export function formatRupiahForSpeech(rupiah: number, locale: Locale): string {
  return `${(locale === 'id' ? grouped : groupedInEnglish).format(rupiah)} rupiah`;
}
