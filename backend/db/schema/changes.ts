import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { REVALIDATION_TAGS } from '@/lib/contract/revalidation';
import { moment } from './columns';

/**
 * What of the catalogue has changed and the storefront has not been told yet: written with the change itself, taken
 * out once it is told. A row each time rather than one a tag, so that no two changes wait for each other.
 */
export const catalogueChanges = pgTable('catalogue_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tag: text('tag', { enum: REVALIDATION_TAGS }).notNull(),
  notedAt: moment('noted_at').notNull().defaultNow(),
});
