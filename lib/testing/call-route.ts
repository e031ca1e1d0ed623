import { NextRequest } from 'next/server';
import { SESSION_COOKIE, type Session, sealSession } from '@/lib/session/session';

type Route = (
  request: NextRequest,
  context: { params?: Promise<Record<string, string>> },
) => Promise<Response>;

type RouteOptions = {
  method?: string;
  path?: string;
  body?: unknown;
  /** A body that is sent unchanged, instead of `body`. */
  raw?: BodyInit;
  headers?: Record<string, string>;
  params?: Record<string, string>;
  session?: Session;
};

/** The bearer token of the test customer. No response may ever contain it. */
export const BEARER_TOKEN = 'bearer-token-of-the-shopper';

export function createTestSession(changes: Partial<Session> = {}): Session {
  return { token: BEARER_TOKEN, customer: 'customer', expiresAt: Date.now() + 3_600_000, ...changes };
}

function payload({ raw, body }: RouteOptions): { body?: BodyInit; duplex?: 'half' } {
  if (raw !== undefined) return { body: raw, duplex: 'half' };
  return body === undefined ? {} : { body: JSON.stringify(body) };
}

/** Calls a route handler like Next.js and reads its response. */
export async function callRoute(route: Route, options: RouteOptions = {}) {
  const { method = 'GET', path = '/api', headers, params, session } = options;
  const request = new NextRequest(`https://shop.example${path}`, {
    method,
    headers: {
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
      ...(session && { cookie: `${SESSION_COOKIE}=${await sealSession(session)}` }),
      ...headers,
    },
    ...payload(options),
  });
  const response = await route(request, params ? { params: Promise.resolve(params) } : {});
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    cookie: response.headers.get('set-cookie'),
    text,
    body: isJson ? JSON.parse(text) : undefined,
  };
}
