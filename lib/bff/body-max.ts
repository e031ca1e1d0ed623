/** The most a request's body may have, in bytes (contract, Own handlers). */
export const BODY_MAX = 64 * 1024;
