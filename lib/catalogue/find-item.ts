import 'server-only';
import type { Item } from '@/lib/contract/catalogue';
import { readList } from './catalogue-memory';
import { catalogueSource } from './catalogue-source';

/**
 * A stock item by its id, out of this process's memory; one that is newer than that is looked for in the whole list.
 * @throws ApiError when the catalogue cannot be read
 */
export async function findItem(itemId: string): Promise<Item | undefined> {
  const isIt = ({ id }: Item) => id === itemId;
  const items = await readList('items');
  return items.find(isIt) ?? (await catalogueSource.lists.items()).find(isIt);
}
