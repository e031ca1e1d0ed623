import type { FileProduct } from './file-product';

/**
 * A product as a file wants it; what is undefined stays as it is. `unread` names the fields that are wrong in the file:
 * they are told, and nothing is concluded from their absence.
 */
export type WantedProduct = FileProduct & { id: string; line: number; unread?: ReadonlySet<string> };

/** A line of products for men or women, such as `Elite Pro`. */
export type WantedVariant = { name: string; isMen: boolean; line: number };

/** What a file asks for, whatever its format. What it does not name is not touched. */
export type WantedCatalogue = {
  /** In which order to show them; empty where the format does not say. */
  order: { categories: string[]; variants: string[]; sizes: string[] };
  variants: WantedVariant[];
  products: WantedProduct[];
};
