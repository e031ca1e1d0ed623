import type { CartLine } from '@/lib/contract/cart';

/** A line that holds more pieces than there are; none are left of a sold-out one. */
export type Shortage = { item: string; size: string; left: number };

/** The pieces that are there for a line which holds more of them; undefined when all is well, or nobody knows. */
export function piecesLeft({ quantity, stock }: CartLine): number | undefined {
  return stock !== undefined && stock < quantity ? stock : undefined;
}

/** What of a cart cannot be bought as it stands. A server that tells no stock is asked by ordering. */
export function shortages(lines: CartLine[]): Shortage[] {
  return lines.flatMap((line) => {
    const left = piecesLeft(line);
    return left === undefined ? [] : [{ item: line.itemName, size: line.sizeName, left }];
  });
}
