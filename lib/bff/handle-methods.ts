import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { ApiError } from '@/lib/errors/api-error';
import { clientAddress } from '@/lib/rate-limit/client-address';
import { logFailure } from './log-failure';
import { logRefusal } from './log-refusal';
import { forEachMethod, METHODS, type Method } from './methods';
import { refuse } from './refuse';
import type { Params } from './route-call';
import { routeName } from './route-name';

type Serve = (request: NextRequest, params: Params) => Promise<NextResponse>;
type Serves = Partial<Record<Exclude<Method, 'HEAD' | 'OPTIONS'>, Serve>>;
/** Next gives a path without dynamic parts no params at all, whatever its types say. */
type Context = { params?: Promise<Params> };

/** What a GET answers, a HEAD does; Node leaves the body out. */
function serveOf(serves: Serves, method: Exclude<Method, 'OPTIONS'>): Serve | undefined {
  return serves[method === 'HEAD' ? 'GET' : method];
}

/** The methods of one path: OPTIONS tells them, others are answered 405, and what goes wrong is the contract's failure. */
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
