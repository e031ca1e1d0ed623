/** Maximum pieces per cart line, which prevents one customer from buying up the stock. */
export const QUANTITY_MAX = 20;

/** Maximum size of a request body in bytes (contract, Own handlers). */
export const BODY_MAX = 64 * 1024;
