import type { Item } from '@/lib/contract/catalogue';

/** The stock items of each product, by its name. */
export function itemsByName(items: readonly Item[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.name);
    if (group) group.push(item);
    else groups.set(item.name, [item]);
  }
  return groups;
}
