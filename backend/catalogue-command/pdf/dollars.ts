import { SITE } from '@/content/site';

/**
 * A price in whole dollars, at the rate of `content/site`. What costs anything costs a dollar at least.
 * @param rupiah whole rupiah
 */
export function dollars(rupiah: number): number {
  if (rupiah === 0) return 0;
  return Math.max(1, Math.round(rupiah / SITE.rupiahPerDollar));
}
