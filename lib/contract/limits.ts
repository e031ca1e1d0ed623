/** Maximum pieces per cart line, which prevents one customer from buying up the stock. */
export const MAX_QUANTITY = 20;

/** Maximum size of a request body in bytes (contract, Own handlers). */
export const MAX_BODY_BYTES = 64 * 1024;
