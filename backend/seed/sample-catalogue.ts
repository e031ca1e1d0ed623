import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { productSlug } from '@/lib/contract/catalogue';

const name = z.string().min(1);
const pieces = z.number().int().nonnegative();

const catalogueSchema = z.object({
  categories: z.array(name),
  variants: z.array(z.object({ name, isMen: z.boolean() })),
  sizes: z.array(name),
  products: z.array(
    z.object({
      id: name,
      name,
      price: z.number().int().nonnegative(),
      colour: z.string(),
      description: z.string(),
      translations: z.object({ id: z.object({ colour: z.string(), description: z.string() }) }),
      category: name,
      variant: name,
      isFeatured: z.boolean(),
      images: z.object({ main: name, fullBody: name, close1: name, close2: name, close3: name }),
      createdAt: z.iso.datetime().transform((moment) => new Date(moment)),
      stock: z.record(name, pieces),
    }),
  ),
});

type SampleCatalogue = z.infer<typeof catalogueSchema>;
type Product = SampleCatalogue['products'][number];

export async function readSampleCatalogue(): Promise<SampleCatalogue> {
  const text = await readFile(join(process.cwd(), 'backend/seed/catalogue.json'), 'utf8');
  return catalogueSchema.parse(JSON.parse(text));
}

/** Makes a stable id from a name: lower case, with hyphens for other characters. */
export function idOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
}

function productRow({ category, variant, stock: _stock, ...product }: Product, position: number) {
  return {
    ...product,
    slug: productSlug(product.id),
    categoryId: idOf(category),
    variantId: idOf(variant),
    position,
    updatedAt: product.createdAt,
  };
}

function itemRows({ name: ofProduct, price, stock }: Product) {
  return Object.entries(stock).map(([size, left]) => ({
    id: `${idOf(ofProduct)}-${idOf(size)}`,
    name: ofProduct,
    sizeId: idOf(size),
    price,
    stock: left,
  }));
}

/** Makes the rows of every catalogue table, with ids that are the same in every shop. */
export function catalogueRows({ categories, variants, sizes, products }: SampleCatalogue) {
  return {
    categories: categories.map((category, position) => ({ id: idOf(category), name: category, position })),
    variants: variants.map((variant, position) => ({ id: idOf(variant.name), ...variant, position })),
    sizes: sizes.map((value, position) => ({ id: idOf(value), value, position })),
    products: products.map(productRow),
    items: products.flatMap(itemRows),
  };
}
