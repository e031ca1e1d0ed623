import type { Transaction } from '@/backend/db/database';
import { catalogueChanges } from '@/backend/db/schema/catalogue';
import type { RevalidationTag } from '@/lib/contract/revalidation';

/**
 * Notes, in the transaction of the change itself, what of the catalogue has changed. The storefront is told once it is
 * committed, and never of what was rolled back.
 * @param tags the lists that changed; none is fine
 */
export async function noteCatalogueChange(tx: Transaction, tags: RevalidationTag[]): Promise<void> {
  if (tags.length === 0) return;
  await tx.insert(catalogueChanges).values([...new Set(tags)].map((tag) => ({ tag })));
}
