/** Maximum pieces per cart line, so that nobody can buy up the stock alone. */
export const QUANTITY_MAX = 20;

/** Maximum size of a request body in bytes (contract, Own handlers). */
export const BODY_MAX = 64 * 1024;
