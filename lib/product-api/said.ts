/** A sentence for the shopper, where the server has one. */
export type Said = { message?: string | undefined };
