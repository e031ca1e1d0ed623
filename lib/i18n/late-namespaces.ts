/** The words of what opens on demand: fetched with its code, not part of every page. */
export const LATE_NAMESPACES = [
  'account',
  'cart',
  'checkout',
  'order',
  'errors',
  'sizeGuide',
  'viewer',
  'searchField',
  'newsletter',
] as const;
