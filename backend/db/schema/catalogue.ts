import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { RevalidationTag } from '@/lib/contract/revalidation';
import { checkNotNegative, rupiahColumn, timestampColumn } from './columns';

export const categories = pgTable('categories', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  position: integer('position').notNull(),
});

export const variants = pgTable('variants', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  isMen: boolean('is_men').notNull(),
  position: integer('position').notNull(),
});

/** `position` is the display order. */
export const sizes = pgTable('sizes', {
  id: text('id').primaryKey(),
  value: text('value').notNull().unique(),
  position: integer('position').notNull(),
});

export const PICTURE_VIEWS = ['main', 'fullBody', 'close1', 'close2', 'close3'] as const;
type PictureView = (typeof PICTURE_VIEWS)[number];

/** The pictures of a product by view, absolute or relative to the API's base. */
export type ProductImages = Partial<Record<PictureView, string>>;

/** Translations. The base columns are English. */
export type ProductTranslations = { id?: { description?: string; colour?: string } };

export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    /** The URL form of the id: lower case, with hyphens for spaces. */
    slug: text('slug').notNull(),
    name: text('name').notNull().unique(),
    price: rupiahColumn('price').notNull(),
    colour: text('colour').notNull(),
    description: text('description').notNull(),
    images: jsonb('images').$type<ProductImages>().notNull(),
    translations: jsonb('translations').$type<ProductTranslations>().notNull(),
    categoryId: text('category_id').references(() => categories.id),
    variantId: text('variant_id').references(() => variants.id),
    isFeatured: boolean('is_featured').notNull(),
    position: integer('position').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    /** The last change of the product or its stock items in the catalogue. Sales do not count. */
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('products_slug').on(table.slug),
    check('products_price', checkNotNegative(table.price)),
  ],
);

/** A stock item: one size of the product of the same name. */
export const items = pgTable(
  'items',
  {
    id: text('id').primaryKey(),
    name: text('name')
      .notNull()
      .references(() => products.name, { onUpdate: 'cascade' }),
    sizeId: text('size_id')
      .notNull()
      .references(() => sizes.id),
    price: rupiahColumn('price').notNull(),
    stock: integer('stock').notNull(),
  },
  (table) => [
    uniqueIndex('items_name_size').on(table.name, table.sizeId),
    index('items_size').on(table.sizeId),
    check('items_price', checkNotNegative(table.price)),
    check('items_stock', sql`${table.stock} >= 0`),
  ],
);

/**
 * The outbox of catalogue changes for the storefront: written with the change, deleted after the notification. Each
 * change is a separate row, so that concurrent changes do not wait for each other.
 */
export const catalogueChanges = pgTable('catalogue_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tag: text('tag').$type<RevalidationTag>().notNull(),
  notedAt: timestampColumn('noted_at').notNull().defaultNow(),
  /** End of the claim of the process that is delivering the change. */
  claimedUntil: timestampColumn('claimed_until'),
});
