import type { PictureView } from '@/backend/db/schema/catalogue';

/** A product as it is exported: every field is there. */
export type FiledProduct = {
  id: string;
  name: string;
  price: number;
  colour: string;
  description: string;
  translations: { id: { colour: string; description: string } };
  category: string | null;
  variant: string | null;
  isFeatured: boolean;
  /** Addresses as the API hands them out. */
  images: Record<PictureView, string | null>;
  createdAt: string;
  /** Pieces by size. */
  stock: Record<string, number>;
};

/** The whole catalogue as it is exported; names refer to names. */
export type CatalogueFile = {
  categories: string[];
  variants: { name: string; isMen: boolean }[];
  sizes: string[];
  products: FiledProduct[];
};
