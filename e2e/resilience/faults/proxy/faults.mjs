import { setTimeout as wait } from 'node:timers/promises';
import { give, giveHalf } from './give.mjs';

/** Longer than the ten seconds that a shopper is made to wait at most. */
const LATE_MS = 12_000;

const WELCOME =
  '<!doctype html><html lang="en"><head><title>Welcome to nginx!</title></head><body><h1>Welcome!</h1></body></html>';

/** Nobody's business: no shopper may ever read it. */
const INNARDS = { status: 'error', message: 'deadlock detected at db-7.internal:5432', errors: [] };

/**
 * What can go wrong with one call. `pass` has the API do it and gives its answer.
 * @type {Record<string, (response: import('node:http').ServerResponse, pass: () => Promise<object>) => unknown>}
 */
export const FAULTS = {
  /** It is done; the answer comes when nobody waits for it any more. */
  async late(response, pass) {
    const answer = await pass();
    await wait(LATE_MS);
    give(response, answer);
  },
  /** It is done two times; the answer is the second one's. */
  async twice(response, pass) {
    await pass();
    give(response, await pass());
  },
  /** It is not done, and nobody says so. */
  never() {
    return undefined;
  },
  /** It is done; the answer breaks off in the middle. */
  async half(response, pass) {
    giveHalf(response, await pass());
  },
  /** It is not done. */
  failed(response) {
    const headers = { 'content-type': 'application/json' };
    give(response, { status: 500, headers, body: JSON.stringify(INNARDS) });
  },
  /** It is done, and then something goes wrong. */
  async 'failed afterwards'(response, pass) {
    await pass();
    give(response, {
      status: 503,
      headers: { 'content-type': 'text/plain' },
      body: 'upstream connect error',
    });
  },
  /** It is not done: somebody else answers, and is glad to. */
  nonsense(response) {
    give(response, { status: 200, headers: { 'content-type': 'text/html' }, body: WELCOME });
  },
};
