import { productSlug } from '@/lib/contract/catalogue';
import type { CatalogueFile } from './catalogue-file';

/** A stable id made of a name: lowercased, what is neither letter nor digit to hyphens. */
export function idOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
}

type Product = CatalogueFile['products'][number];

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

function itemRows({ name, price, stock }: Product) {
  return Object.entries(stock).map(([size, pieces]) => ({
    id: `${idOf(name)}-${idOf(size)}`,
    name,
    sizeId: idOf(size),
    price,
    stock: pieces,
  }));
}

/** The rows of every catalogue table, their ids made of names so that each shop seeded has the same. */
export function catalogueRows(file: CatalogueFile) {
  return {
    categories: file.categories.map((name, position) => ({ id: idOf(name), name, position })),
    variants: file.variants.map((variant, position) => ({ id: idOf(variant.name), ...variant, position })),
    sizes: file.sizes.map((value, position) => ({ id: idOf(value), value, position })),
    products: file.products.map(productRow),
    items: file.products.flatMap(itemRows),
  };
}
