/** The catalogue's lists, which are read for the pages and never for one shopper. */
export const LIST_CALLS = ['products', 'categories', 'variants', 'sizes', 'items'].map((tag) => ({
  tag,
  call: `GET /api/${tag}` as const,
  step: 'the pages are made anew',
}));
