/** Maximum pieces per cart line, which prevents one customer from buying up the stock. */
export const MAX_QUANTITY = 20;

/** Maximum size of a request body in bytes (contract, part 2). */
export const MAX_BODY_BYTES = 64 * 1024;

/** Limits of pictures that are not in the shop's repository: imported ones, and those of other servers. */
export const MAX_PICTURE_BYTES = 12 * 2 ** 20;
export const MAX_PICTURE_PIXELS = 25_000_000;
