import type { ProductImages, ProductTranslations, products } from '@/backend/db/schema/catalogue';
import type { Product } from '@/lib/contract/catalogue';

type Row = { product: typeof products.$inferSelect; categoryName: string };

/** A picture's address on the wire: absolute as it is stored, else relative to the API's base. */
export function pictureAddress(stored: string): string {
  return /^(https?:)?\//.test(stored) ? stored : `/images/${stored}`;
}

function detailOf({ fullBody, close1, close2, close3 }: ProductImages) {
  return {
    fullBody: pictureAddress(fullBody),
    close1: pictureAddress(close1),
    close2: pictureAddress(close2),
    close3: pictureAddress(close3),
  };
}

function translationsOf({ id }: ProductTranslations) {
  return { id: id && { description: id.description, colour: id.colour } };
}

/** A product as the contract shows it. */
export function productAnswer({ product, categoryName }: Row): Product {
  const { id, name, price, colour, description, categoryId, variantId, isFeatured } = product;
  return {
    id,
    name,
    price,
    colour,
    description,
    image: [{ url: pictureAddress(product.images.main) }],
    imagedetail: [detailOf(product.images)],
    category: { name: categoryName },
    categoryId,
    variantId,
    isFeatured,
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
    translations: translationsOf(product.translations),
  };
}
