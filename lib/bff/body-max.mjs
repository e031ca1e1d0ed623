// @ts-check
// Plain JavaScript: the shop's server reads it too (scripts/http-server.mjs).

/** The most a request's body may have, in bytes (contract, Own handlers). */
export const BODY_MAX = 64 * 1024;
