/** The most pieces one line may hold, so that nobody buys up the stock alone. */
export const QUANTITY_MAX = 20;

/** The most a request's body may have, in bytes (contract, Own handlers). */
export const BODY_MAX = 64 * 1024;
