import { slugifyProductId } from '@/lib/contract/catalogue';
import sample from './catalogue.json' with { type: 'json' };

type Product = (typeof sample.products)[number];

export const sampleProducts: readonly Product[] = sample.products;

/** Returns a stable id for a name: lower case, with hyphens for other characters. */
export function slugifyId(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
}

function productRow({ category, variant, stock: _stock, ...product }: Product, position: number) {
  const createdAt = new Date(product.createdAt);
  return {
    ...product,
    slug: slugifyProductId(product.id),
    categoryId: slugifyId(category),
    variantId: slugifyId(variant),
    position,
    createdAt,
    updatedAt: createdAt,
  };
}

function itemRows({ name, price, stock }: Product) {
  return Object.entries(stock).map(([size, pieces]) => ({
    id: `${slugifyId(name)}-${slugifyId(size)}`,
    name,
    sizeId: slugifyId(size),
    price,
    stock: pieces,
  }));
}

/** Creates the rows of all catalogue tables. Their ids are the same in every shop. */
export function createSampleRows() {
  const { categories, variants, sizes, products } = sample;
  return {
    categories: categories.map((name, position) => ({ id: slugifyId(name), name, position })),
    variants: variants.map((variant, position) => ({ id: slugifyId(variant.name), ...variant, position })),
    sizes: sizes.map((value, position) => ({ id: slugifyId(value), value, position })),
    products: products.map(productRow),
    items: products.flatMap(itemRows),
  };
}
