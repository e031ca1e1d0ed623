import { LIKES } from '@/content/art';
import type { ProductPicture } from '@/lib/catalogue/product-pictures';
import type { Locale } from '@/lib/contract/locale';
import type { ProductSuggestion } from '@/lib/contract/search';
import { LONG_NAME, NAME, PRICE } from './samples';

/** Of the brand's pictures, so that there are some whatever is sold. */
export const PICTURES = LIKES.map(
  ({ src, width, height, dominant }): ProductPicture => ({
    ...{ view: 'main', alt: undefined },
    ...{ src, width, height, dominant },
  }),
);

export const photosIn = (locale: Locale) =>
  LIKES.map(({ product: _, alt, ...photo }) => ({ ...photo, alt: alt[locale] }));

/** What a search, or an empty cart, has to offer: one has a long name, one no picture. */
export const SUGGESTED = [NAME, LONG_NAME, 'Pantai Padang'].map(
  (name, index): ProductSuggestion => ({
    ...{ id: name, name, price: PRICE, href: '/components', section: 'men' },
    ...(index < 2 && { picture: PICTURES[index] }),
  }),
);
