import 'server-only';

/**
 * The time limit of a handler. A shopper waits at most 10 s (contract, part 2), of which half a second is left
 * for the network.
 */
export const RESPONSE_DEADLINE_MS = 9_500;
