import 'server-only';

/** A shopper waits 10 s at most (contract, Own handlers); the rest is for the way back. */
export const ANSWER_MS = 9_500;
