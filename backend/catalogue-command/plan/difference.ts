/** A field that changes, in words for people. */
export type Change = { field: string; from: string; to: string };

/** What becomes of one product. */
export type ProductDifference = {
  kind: 'new' | 'changed' | 'withdrawn';
  id: string;
  name: string;
  changes: Change[];
};

/** What an import changes, for people to read. */
export type Difference = {
  /** Changes that are no product's: categories, variants, sizes, the order of things. */
  general: string[];
  products: ProductDifference[];
  /** Products of the file that are as it wants them. */
  unchanged: number;
  /** Products that the file does not name and that stay. */
  kept: number;
};
