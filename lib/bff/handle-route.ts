import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/env';
import { ApiError, hasCode, restoreApiError } from '@/lib/errors/api-error';
import { within } from '@/lib/errors/within';
import { clientAddress } from '@/lib/rate-limit/network';
import { SessionBox } from '@/lib/session/session';
import { type Reply, refuse, successAnswer } from './answer';
import { ANSWER_MS } from './deadline';
import { logFailure, logRefusal, routeName } from './log-failure';
import { type Params, RouteCall } from './route-call';

/** Every method Next knows. One left out would be answered by Next itself, without the contract's body. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof METHODS)[number];

type Serve = (request: NextRequest, params: Params) => Promise<NextResponse>;
type Serves = Partial<Record<Exclude<Method, 'HEAD' | 'OPTIONS'>, Serve>>;
/** Next gives a path without dynamic parts no params at all, whatever its types say. */
type Context = { params?: Promise<Params> };

function forEachMethod<T>(make: (method: Method) => T) {
  return Object.fromEntries(METHODS.map((method) => [method, make(method)])) as Record<Method, T>;
}

/** A HEAD is served as a GET; Node leaves the body out. */
function serveOf(serves: Serves, method: Exclude<Method, 'OPTIONS'>): Serve | undefined {
  return serves[method === 'HEAD' ? 'GET' : method];
}

/** The methods of one path: OPTIONS lists them, others are answered 405, and what goes wrong is the contract's failure. */
export function handleMethods(serves: Serves) {
  const allow = METHODS.filter((method) => method === 'OPTIONS' || serveOf(serves, method)).join(', ');

  return forEachMethod(
    (method) =>
      async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
        if (method === 'OPTIONS') return new NextResponse(null, { status: 204, headers: { allow } });
        const serve = serveOf(serves, method);
        if (!serve) {
          const refusal = refuse(request, new ApiError('method_not_allowed'));
          refusal.headers.set('allow', allow);
          return refusal;
        }
        const held = (await params) ?? {};
        return serve(request, held).catch(async (error: unknown) => {
          const route = routeName(request, held);
          logFailure(error, route);
          await logRefusal(error, route, { address: clientAddress(request.headers) });
          return refuse(request, error);
        });
      },
  );
}

/** A path that is none of ours: 404 for every method. */
export function handleUnknownPath() {
  return forEachMethod(() => async (request: NextRequest) => refuse(request, new ApiError('not_found')));
}

type Handler = (call: RouteCall) => Promise<Reply>;
type Handlers = Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Handler>>;

async function answer(handler: Handler, call: RouteCall, route: string): Promise<NextResponse> {
  try {
    const reply = await within(ANSWER_MS, handler(call));
    return successAnswer(reply);
  } catch (thrown) {
    const error = restoreApiError(thrown);
    logFailure(error, route);
    await logRefusal(error, route, call);
    if (call.usedSession && hasCode(error, 'unauthenticated')) call.session.end();
    return refuse(call.request, error);
  }
}

async function serve(handler: Handler, request: NextRequest, params: Params): Promise<NextResponse> {
  refuseCrossSite(request);
  const session = await SessionBox.of(request);
  const call = new RouteCall(request, params, session);
  const response = await answer(handler, call, routeName(request, params));

  for (const [name, value] of call.headers) response.headers.set(name, value);
  await call.device.writeTo(response);
  await session.writeTo(response);
  return response;
}

/** The handlers of one path: answers, cross-site rule, session cookie and failures are made here alone. */
export function handleRoute(handlers: Handlers) {
  const serves = Object.entries(handlers).map(([method, handler]) => [
    method,
    (request: NextRequest, params: Params) => serve(handler, request, params),
  ]);
  return handleMethods(Object.fromEntries(serves));
}

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Returns true if an origin is the shop's public origin or that of the requested host. */
function isOwnOrigin(origin: string, host: string | null): boolean {
  if (!URL.canParse(origin)) return false;
  const { origin: asked, host: askedHost } = new URL(origin);
  return asked === new URL(env.SITE_URL).origin || askedHost === host;
}

/**
 * Only our own pages may write (CSRF). Browsers send `Sec-Fetch-Site` on https and localhost, else `Origin`. What sends
 * neither is no browser, and carries no shopper's cookie it was not given.
 * @throws ApiError `forbidden`
 */
export function refuseCrossSite(request: Request): void {
  if (!WRITES.has(request.method)) return;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) {
    if (site !== 'same-origin' && site !== 'none') throw new ApiError('forbidden');
    return;
  }
  const origin = request.headers.get('origin');
  if (origin !== null && !isOwnOrigin(origin, request.headers.get('host'))) throw new ApiError('forbidden');
}
