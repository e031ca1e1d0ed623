import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { getOrCreatePerProcess } from '@/lib/per-process';

/**
 * Header with the request id, from the proxy to the storefront and from the storefront to the product API.
 */
export const REQUEST_ID_HEADER = 'x-request-id';

const REQUEST_ID = /^[\w.:-]{8,64}$/;

/** W3C Trace Context. The second field is the trace id. */
const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;

const storage = getOrCreatePerProcess('request-id', () => new AsyncLocalStorage<string>());

type Given = { requestId?: unknown; traceparent?: unknown };

/** Returns the given request id, or else the id of the given trace, or else a new id. */
export function readRequestId({ requestId, traceparent }: Given = {}): string {
  if (typeof requestId === 'string' && REQUEST_ID.test(requestId)) return requestId;
  const [, traceId] = TRACEPARENT.exec(String(traceparent)) ?? [];
  return traceId ?? randomUUID();
}

/** Returns the id of the request that caused the current work, or undefined outside a request. */
export const getCurrentRequestId = (): string | undefined => storage.getStore();

/**
 * Runs work on behalf of a request, so that its log records and upstream requests carry the request id.
 * @param requestId null for jobs that no request caused
 */
export function runWithRequestId<T>(requestId: string | null, work: () => T): T {
  return requestId === null ? work() : storage.run(requestId, work);
}
