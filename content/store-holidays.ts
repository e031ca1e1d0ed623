import type { Locale } from '@/lib/contract/locale';

type StoreHoliday = {
  date: `${number}-${number}-${number}`;
  regions: readonly ('bali' | 'lombok')[];
  name: Record<Locale, string>;
};

const NYEPI = {
  regions: ['bali'],
  name: { en: 'Nyepi, the day of silence', id: 'Hari Raya Nyepi' },
} as const;

/**
 * Public holidays on which all stores of a region are closed, such as Nyepi in Bali. Extend the list each
 * year.
 */
export const STORE_HOLIDAYS: readonly StoreHoliday[] = [
  { date: '2027-03-08', ...NYEPI },
  { date: '2028-03-26', ...NYEPI },
];
