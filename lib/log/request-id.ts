import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { perProcess } from '@/lib/per-process';

/** By it a proxy names a request to us, and the storefront to the product API. */
export const REQUEST_ID_HEADER = 'x-request-id';

const REQUEST_ID = /^[\w.:-]{8,64}$/;

/** W3C Trace Context; the id of the trace is its second part. */
const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;

const storage = perProcess('request-id', () => new AsyncLocalStorage<string>());

type Given = { requestId?: unknown; traceparent?: unknown };

/** The id of a request: as it was given, that of the trace it is a part of, or a new one. */
export function requestIdOf({ requestId, traceparent }: Given = {}): string {
  if (typeof requestId === 'string' && REQUEST_ID.test(requestId)) return requestId;
  const [, traceId] = TRACEPARENT.exec(String(traceparent)) ?? [];
  return traceId ?? randomUUID();
}

/** The id of the request that caused what runs now; undefined where none did. */
export const currentRequestId = (): string | undefined => storage.getStore();

/**
 * Does something on behalf of a request: its records carry the id, and what it asks of others.
 * @param requestId of the request that caused a job's work; a job that none has caused has none to carry
 */
export function onBehalfOf<T>(requestId: string | null, work: () => T): T {
  return requestId === null ? work() : storage.run(requestId, work);
}
