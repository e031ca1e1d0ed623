import { asc, eq, or } from 'drizzle-orm';
import type { Reader } from '@/backend/db/database';
import { categories, items, products, sizes, variants } from '@/backend/db/schema/catalogue';
import { productAnswer } from './product-answer';

function selectProducts(db: Reader) {
  return db
    .select({ product: products, categoryName: categories.name })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId));
}

/** Every product, in the order of the catalogue. */
export async function listProducts(db: Reader) {
  const rows = await selectProducts(db).orderBy(asc(products.position), asc(products.id));
  return rows.map(productAnswer);
}

/** One product by its stored id or its URL form; undefined when there is none. */
export async function findProduct(db: Reader, id: string) {
  const rows = await selectProducts(db).where(or(eq(products.id, id), eq(products.slug, id.toLowerCase())));
  const row = rows.find(({ product }) => product.id === id) ?? rows[0];
  return row && productAnswer(row);
}

export function listCategories(db: Reader) {
  return db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
}

export function listVariants(db: Reader) {
  return db
    .select({ id: variants.id, name: variants.name, isMen: variants.isMen })
    .from(variants)
    .orderBy(asc(variants.position), asc(variants.id));
}

/** Every size, in the order to show them in. */
export function listSizes(db: Reader) {
  return db
    .select({ id: sizes.id, value: sizes.value })
    .from(sizes)
    .orderBy(asc(sizes.position), asc(sizes.id));
}

/** Every stock item, or one product's, sizes in the order to show them in. */
export function listItems(db: Reader, name?: string) {
  return db
    .select({
      id: items.id,
      name: items.name,
      price: items.price,
      size: { id: sizes.id, value: sizes.value },
      stock: items.stock,
    })
    .from(items)
    .innerJoin(sizes, eq(sizes.id, items.sizeId))
    .innerJoin(products, eq(products.name, items.name))
    .where(name === undefined ? undefined : eq(items.name, name))
    .orderBy(asc(products.position), asc(items.name), asc(sizes.position));
}
