import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/env';
import { ApiError, hasErrorCode, restoreApiError } from '@/lib/errors/api-error';
import { withTimeout } from '@/lib/errors/with-timeout';
import { getClientIpAddress } from '@/lib/rate-limit/network';
import { RequestSession } from '@/lib/session/session';
import { formatRouteForLog, logFailure, logRejection } from './log-failure';
import { errorResponse, type HandlerResult, RESPONSE_DEADLINE_MS, successResponse } from './response';
import { RouteCall, type RouteParams } from './route-call';

/**
 * All methods that Next.js knows. A route file exports all of them, because Next.js answers other methods
 * without the contract's body.
 */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof METHODS)[number];

type Serve = (request: NextRequest, params: RouteParams) => Promise<NextResponse>;
type Serves = Partial<Record<Exclude<Method, 'HEAD' | 'OPTIONS'>, Serve>>;
/** Next.js passes no params for a path without dynamic segments, although its types say otherwise. */
type Context = { params?: Promise<RouteParams> };

function forEachMethod<T>(make: (method: Method) => T) {
  return Object.fromEntries(METHODS.map((method) => [method, make(method)])) as Record<Method, T>;
}

/** Finds the function for a method. HEAD runs the function of GET, and Node.js omits the body. */
function serveOf(serves: Serves, method: Exclude<Method, 'OPTIONS'>): Serve | undefined {
  return serves[method === 'HEAD' ? 'GET' : method];
}

/**
 * Returns the exports of a route file. OPTIONS lists the methods, other methods get a 405, and errors become
 * the contract's error response.
 */
export function handleMethods(serves: Serves) {
  const allow = METHODS.filter((method) => method === 'OPTIONS' || serveOf(serves, method)).join(', ');

  return forEachMethod(
    (method) =>
      async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
        if (method === 'OPTIONS') return new NextResponse(null, { status: 204, headers: { allow } });
        const serve = serveOf(serves, method);
        if (!serve) {
          const response = errorResponse(request, new ApiError('method_not_allowed'));
          response.headers.set('allow', allow);
          return response;
        }
        const held = (await params) ?? {};
        return serve(request, held).catch(async (error: unknown) => {
          const route = formatRouteForLog(request, held);
          logFailure(error, route);
          await logRejection(error, route, { address: getClientIpAddress(request.headers) });
          return errorResponse(request, error);
        });
      },
  );
}

/** Returns handlers that respond with 404 to every method. */
export function handleUnknownPath() {
  return forEachMethod(
    () => async (request: NextRequest) => errorResponse(request, new ApiError('not_found')),
  );
}

type Handler = (call: RouteCall) => Promise<HandlerResult>;
type Handlers = Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Handler>>;

async function respond(handler: Handler, call: RouteCall, route: string): Promise<NextResponse> {
  try {
    const reply = await withTimeout(RESPONSE_DEADLINE_MS, handler(call));
    return successResponse(reply);
  } catch (thrown) {
    const error = restoreApiError(thrown);
    logFailure(error, route);
    await logRejection(error, route, call);
    if (call.usedSession && hasErrorCode(error, 'unauthenticated')) call.session.end();
    return errorResponse(call.request, error);
  }
}

async function serve(handler: Handler, request: NextRequest, params: RouteParams): Promise<NextResponse> {
  rejectCrossSite(request);
  const session = await RequestSession.of(request);
  const call = new RouteCall(request, params, session);
  const response = await respond(handler, call, formatRouteForLog(request, params));

  for (const [name, value] of call.headers) response.headers.set(name, value);
  await call.device.writeTo(response);
  await session.writeTo(response);
  return response;
}

/**
 * Returns the exports of a route file with handlers that return data. Handles the cross-site check, the
 * session cookie, rate limits and errors.
 */
export function handleRoute(handlers: Handlers) {
  const serves = Object.entries(handlers).map(([method, handler]) => [
    method,
    (request: NextRequest, params: RouteParams) => serve(handler, request, params),
  ]);
  return handleMethods(Object.fromEntries(serves));
}

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Returns the scheme of the client's connection. Only a trusted proxy may state it. Without a trusted proxy,
 * it is the scheme of SITE_URL, so that a page without TLS never counts as a page of a shop with TLS.
 */
function clientScheme(headers: Headers): string {
  const forwarded = env.TRUST_PROXY > 0 ? headers.get('x-forwarded-proto') : null;
  const schemes = forwarded?.split(',').map((scheme) => scheme.trim().toLowerCase()) ?? [];
  const scheme = schemes.at(-env.TRUST_PROXY) ?? schemes[0];
  return scheme ? `${scheme}:` : new URL(env.SITE_URL).protocol;
}

/** Returns true if an origin is the shop's public origin, or has the scheme and the host of the request. */
function isOwnOrigin(origin: string, headers: Headers): boolean {
  if (!URL.canParse(origin)) return false;
  const { origin: sender, protocol, host } = new URL(origin);
  if (sender === new URL(env.SITE_URL).origin) return true;
  return protocol === clientScheme(headers) && host === headers.get('host');
}

/**
 * Allows writes from the shop's own pages only (CSRF). Browsers send `Sec-Fetch-Site` on https and localhost,
 * otherwise `Origin`. A client that sends neither is not a browser, and has no cookie of a shopper.
 * @throws ApiError `forbidden`
 */
export function rejectCrossSite({ method, headers }: Request): void {
  if (!WRITES.has(method)) return;
  const site = headers.get('sec-fetch-site');
  if (site !== null) {
    if (site !== 'same-origin' && site !== 'none') throw new ApiError('forbidden');
    return;
  }
  const origin = headers.get('origin');
  if (origin !== null && !isOwnOrigin(origin, headers)) throw new ApiError('forbidden');
}
