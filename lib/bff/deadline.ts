import 'server-only';

/**
 * The time limit of a handler. A shopper waits at most 10 s (contract, Own handlers), and the network needs
 * the rest.
 */
export const RESPONSE_DEADLINE_MS = 9_500;
