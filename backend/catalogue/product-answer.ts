import type { ProductImages, ProductTranslations, products } from '@/backend/db/schema/catalogue';
import type { ProductAnswer } from './answer-schemas';

type Row = { product: typeof products.$inferSelect; categoryName: string | null };

/** A picture's address on the wire: absolute as it is stored, else relative to the API's base. */
export function pictureAddress(stored: string): string {
  return /^(https?:)?\//.test(stored) ? stored : `/images/${stored}`;
}

const addressIfAny = (stored: string | undefined) => (stored ? pictureAddress(stored) : undefined);

/** One entry with the views that there are; none at all for a product without them. */
function detailsOf({ fullBody, close1, close2, close3 }: ProductImages): ProductAnswer['imagedetail'] {
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

function translationsOf({ id }: ProductTranslations) {
  return { id: id && { description: id.description, colour: id.colour } };
}

/** A product as the contract shows it. */
export function productAnswer({ product, categoryName }: Row): ProductAnswer {
  const { id, name, price, colour, description, images, categoryId, variantId, isFeatured } = product;
  return {
    id,
    name,
    price,
    colour,
    description,
    image: images.main ? [{ url: pictureAddress(images.main) }] : [],
    imagedetail: detailsOf(images),
    category: categoryName === null ? undefined : { name: categoryName },
    categoryId: categoryId ?? undefined,
    variantId: variantId ?? undefined,
    isFeatured,
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
    translations: translationsOf(product.translations),
  };
}
