import 'server-only';
import type { Item } from '@/lib/contract/catalogue';
import { readList } from './catalogue-memory';
import { catalogueSource } from './catalogue-source';

/**
 * The stock items of one product, of this moment; some seconds old where only the whole list can be had.
 * @throws ApiError
 */
export async function listItemsOf(name: string): Promise<Item[]> {
  if (catalogueSource.listItems) return catalogueSource.listItems(name);
  const items = await readList('items');
  return items.filter((item) => item.name === name);
}
