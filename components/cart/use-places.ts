'use client';

import { useState } from 'react';
import type { CartLine } from '@/lib/contract/cart';

/** The stock items that have stood in a line's place, the latest last. */
type Place = string[];

export type CartRow = {
  place: number;
  /** None while nothing stands there: its line is removed. */
  line: CartLine | undefined;
};

const nameOf = ({ itemId, id }: CartLine): string => itemId ?? id;

/** Each line in the place that had its item last, new lines behind. */
function settle(places: Place[], lines: CartLine[]): CartRow[] {
  const left = [...lines];
  const rows = places.map((items, place) => {
    const name = items.findLast((item) => left.some((line) => nameOf(line) === item));
    const at = left.findIndex((line) => nameOf(line) === name);
    return { place, line: at < 0 ? undefined : left.splice(at, 1)[0] };
  });
  return [...rows, ...left.map((line, index) => ({ place: places.length + index, line }))];
}

/**
 * The lines in places that they keep while the cart is open: one whose size is changed, or that is brought back, stays
 * where it was, though the server has made a new line of it.
 */
export function usePlaces(lines: CartLine[]) {
  const [places, setPlaces] = useState<Place[]>([]);
  const rows = settle(places, lines);
  const added = rows.slice(places.length).flatMap(({ line }) => (line ? [[nameOf(line)]] : []));
  if (added.length > 0) setPlaces([...places, ...added]);

  /** Another item is to stand in the place, unless it has one of its own. */
  const give = (place: number, itemId: string) => {
    if (lines.some((line) => nameOf(line) === itemId)) return;
    setPlaces((known) => known.map((items, at) => (at === place ? [...items, itemId] : items)));
  };
  return { rows, give };
}
