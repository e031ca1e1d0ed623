/** The words of the dialogs that open from the header: fetched with their code, not part of every page. */
export const LATE_NAMESPACES = ['cart', 'checkout', 'order', 'errors'] as const;
