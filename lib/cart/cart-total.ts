import type { CartLine } from '@/lib/contract/cart';

/** The sum of price times quantity, whole rupiah (spec §3). */
export function cartTotal(lines: CartLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}
