import { mergeOrder } from './merge-order';
import { newId } from './new-id';
import type { Named } from './state';

/** What becomes of a list of names. */
export type NamesPlan = {
  /** The whole list as it will be. */
  rows: Named[];
  /** The rows of it that must be written. */
  upsert: Named[];
  added: string[];
  removed: Named[];
  reordered: boolean;
};

type Wish = {
  /** The order to show them in, where the file says. */
  order: string[];
  /** The names that products have when all is done. */
  used: Set<string>;
  prune: boolean;
};

/** Plans a list of names: new ones are added, an order is kept, and with `prune` the unused and unnamed go. */
export function planNames(current: Named[], { order, used, prune }: Wish): NamesPlan {
  const known = new Map(current.map((row) => [row.name, row]));
  const unplaced = [...used].filter((name) => !known.has(name) && !order.includes(name));
  const merged = [...mergeOrder([...known.keys()], order), ...unplaced];
  const stays = new Set([...order, ...used]);
  const names = prune ? merged.filter((name) => stays.has(name)) : merged;

  const added = names.filter((name) => !known.has(name));
  const left = names.filter((name) => known.has(name));
  const remaining = current.map(({ name }) => name).filter((name) => left.includes(name));
  const reordered = left.some((name, index) => name !== remaining[index]);

  const taken = new Set(current.map(({ id }) => id));
  const rows = names.map((name, position) => {
    const row = known.get(name) ?? { id: newId([name], taken), name, position };
    return added.length > 0 || reordered ? { ...row, position } : row;
  });
  const kept = new Set(names);
  return {
    rows,
    upsert: rows.filter((row) => known.get(row.name)?.position !== row.position),
    added,
    removed: current.filter(({ name }) => !kept.has(name)),
    reordered,
  };
}
