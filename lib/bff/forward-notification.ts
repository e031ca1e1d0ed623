import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { createNetworkError, fetchProductApi, pickHeaders } from '@/lib/api/call';
import { withTimeout } from '@/lib/errors/with-timeout';
import { consumeRateLimit } from '@/lib/rate-limit/limits';
import { getClientIpAddress } from '@/lib/rate-limit/network';
import { logFailure, logRejection } from './log-failure';
import { errorResponse, RESPONSE_DEADLINE_MS } from './response';
import { readBodyBytes } from './route-call';

const PATH = '/api/transactions/notification';
/** Headers of the product API's response that are returned to the provider. */
const PASSED_BACK = ['content-type', 'retry-after'];

/** Forwards the request, and returns the product API's response unchanged. */
async function passOn(bytes: Uint8Array<ArrayBuffer>, contentType: string | null): Promise<NextResponse> {
  const response = await fetchProductApi(PATH, {
    method: 'POST',
    headers: contentType === null ? {} : { 'content-type': contentType },
    bytes,
  });
  const body = await response.arrayBuffer().catch((cause: unknown) => {
    throw createNetworkError(cause);
  });
  const headers = pickHeaders(response.headers, PASSED_BACK);
  headers.set('cache-control', 'no-store');
  return new NextResponse(body, { status: response.status, headers });
}

/**
 * Forwards a notification of the payment provider to the product API, which is not public. The body is
 * forwarded byte for byte, because the product API verifies its signature. Sessions and the cross-site check
 * do not apply, because no browser sends it.
 */
export async function forwardNotification(request: NextRequest): Promise<NextResponse> {
  const address = getClientIpAddress(request.headers);
  try {
    await consumeRateLimit('notification', address);
    const bytes = await readBodyBytes(request);
    return await withTimeout(RESPONSE_DEADLINE_MS, passOn(bytes, request.headers.get('content-type')));
  } catch (error) {
    logFailure(error, `POST ${PATH}`);
    await logRejection(error, `POST ${PATH}`, { address });
    return errorResponse(request, error);
  }
}
