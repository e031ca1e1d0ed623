import { z } from '@hono/zod-openapi';
import { asc, eq, or } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '@/backend/db/database';
import {
  categories,
  items,
  type ProductImages,
  products,
  sizes,
  variants,
} from '@/backend/db/schema/catalogue';
import { resolvePictureUrl } from './pictures';

const rupiah = z.int().openapi({ description: 'Whole rupiah' });
const picture = z.string().openapi({ description: 'URL, absolute or relative to this API' });

export const categoryResponseSchema = z.object({ id: z.string(), name: z.string() }).openapi('Category');

export const variantResponseSchema = z
  .object({ id: z.string(), name: z.string(), isMen: z.boolean() })
  .openapi('Variant');

export const sizeResponseSchema = z.object({ id: z.string(), value: z.string() }).openapi('Size');

export const itemResponseSchema = z
  .object({
    id: z.string(),
    name: z.string().openapi({ description: 'The name of the product' }),
    price: rupiah,
    size: sizeResponseSchema,
    stock: z.int().openapi({ description: 'Available pieces; 0 if sold out' }),
  })
  .openapi('StockItem');

/** A product in the contract's format, as this API sends it. */
export const productResponseSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    price: rupiah,
    colour: z.string(),
    description: z.string(),
    image: z.array(z.object({ url: picture })),
    imagedetail: z.array(
      z.object({
        fullBody: picture.optional(),
        close1: picture.optional(),
        close2: picture.optional(),
        close3: picture.optional(),
      }),
    ),
    category: z.object({ name: z.string() }).optional(),
    categoryId: z.string().optional(),
    variantId: z.string().optional(),
    isFeatured: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    translations: z
      .object({
        id: z.object({ description: z.string().optional(), colour: z.string().optional() }).optional(),
      })
      .openapi({ description: 'Translations by language. The other fields are in English' }),
  })
  .openapi('Product');
type ProductResponse = z.infer<typeof productResponseSchema>;

type Row = { product: typeof products.$inferSelect; categoryName: string | null };

const addressIfAny = (stored: string | undefined) => (stored ? resolvePictureUrl(stored) : undefined);

function detailsOf({ fullBody, close1, close2, close3 }: ProductImages): ProductResponse['imagedetail'] {
  if (!fullBody && !close1 && !close2 && !close3) return [];
  return [
    {
      fullBody: addressIfAny(fullBody),
      close1: addressIfAny(close1),
      close2: addressIfAny(close2),
      close3: addressIfAny(close3),
    },
  ];
}

function toProductResponse({ product, categoryName }: Row): ProductResponse {
  const { id, name, price, colour, description, images, categoryId, variantId, isFeatured } = product;
  const { id: words } = product.translations;
  return {
    id,
    name,
    price,
    colour,
    description,
    image: images.main ? [{ url: resolvePictureUrl(images.main) }] : [],
    imagedetail: detailsOf(images),
    category: categoryName === null ? undefined : { name: categoryName },
    categoryId: categoryId ?? undefined,
    variantId: variantId ?? undefined,
    isFeatured,
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
    translations: { id: words && { description: words.description, colour: words.colour } },
  };
}

function selectProducts(db: DatabaseOrTransaction) {
  return db
    .select({ product: products, categoryName: categories.name })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId));
}

export async function listProducts(db: DatabaseOrTransaction) {
  const rows = await selectProducts(db).orderBy(asc(products.position), asc(products.id));
  return rows.map(toProductResponse);
}

/** Finds a product by its id or slug. */
export async function findProduct(db: DatabaseOrTransaction, id: string) {
  const rows = await selectProducts(db).where(or(eq(products.id, id), eq(products.slug, id.toLowerCase())));
  const row = rows.find(({ product }) => product.id === id) ?? rows[0];
  return row && toProductResponse(row);
}

export function listCategories(db: DatabaseOrTransaction) {
  return db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
}

export function listVariants(db: DatabaseOrTransaction) {
  return db
    .select({ id: variants.id, name: variants.name, isMen: variants.isMen })
    .from(variants)
    .orderBy(asc(variants.position), asc(variants.id));
}

export function listSizes(db: DatabaseOrTransaction) {
  return db
    .select({ id: sizes.id, value: sizes.value })
    .from(sizes)
    .orderBy(asc(sizes.position), asc(sizes.id));
}

export function listItems(db: DatabaseOrTransaction, name?: string) {
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

/** The pictures of the 'You might like' strip, returned as the content API's extra collection. */
export const SUGGESTED_PRODUCT_PICTURES = [
  { image: '/images/home/like-1.jpg', alt: 'Cloud-print volley shorts on sand' },
  { image: '/images/home/like-2.jpg', alt: 'Kawung-print bikini on sand' },
  { image: '/images/home/like-3.jpg', alt: 'Striped tee on sand' },
  { image: '/images/home/like-4.jpg', alt: 'Swell-line rash guard on sand' },
  { image: '/images/home/like-5.jpg', alt: 'Indigo parang boardshorts on sand' },
  { image: '/images/home/like-6.jpg', alt: 'Leaf-print swimsuit on sand' },
];
