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

/** The pictures of a product by view. A path is absolute or relative to `/images`. */
export type ProductImages = Partial<Record<PictureView, string>>;

/** The translations of a product's texts. The columns of the table contain the English texts. */
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
    /**
     * The time of the last change of the product or its stock items in the catalogue. Sales do not change it.
     */
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('products_slug').on(table.slug),
    check('products_price', checkNotNegative(table.price)),
  ],
);

/** Stock items. An item is one size of the product with the same name. */
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
 * The outbox of notifications to the storefront. A row is written with the catalogue change and deleted after
 * the notification. Each change has its own row, so that concurrent changes do not wait for each other.
 */
export const catalogueChanges = pgTable('catalogue_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tag: text('tag').$type<RevalidationTag>().notNull(),
  notedAt: timestampColumn('noted_at').notNull().defaultNow(),
  /** The time at which the claim of the delivering process expires. */
  claimedUntil: timestampColumn('claimed_until'),
});
