import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { ApiError } from '@/lib/errors/api-error';
import { SessionBox } from '@/lib/session/session-box';
import { type FileReply, fileAnswer, type Reply, successAnswer } from './answer';
import { refuseCrossSite } from './cross-site';
import { ANSWER_MS, within } from './deadline';
import { logFailure } from './log-failure';
import { forEachMethod, METHODS, type Method } from './methods';
import { refuse } from './refuse';
import { type Params, RouteCall } from './route-call';
import { routeName } from './route-name';

export type Handler = (call: RouteCall) => Promise<Reply | FileReply>;
type Handlers = Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Handler>>;
/** Next gives a path without dynamic parts no params at all, whatever its types say. */
type Context = { params?: Promise<Params> };

async function answer(handler: Handler, call: RouteCall, name: string): Promise<NextResponse> {
  try {
    const reply = await within(ANSWER_MS, handler(call));
    return 'file' in reply ? fileAnswer(reply) : successAnswer(reply);
  } catch (error) {
    logFailure(error, name);
    const sessionIsDead = error instanceof ApiError && error.code === 'unauthenticated' && call.usedSession;
    if (sessionIsDead) call.session.end();
    return refuse(call.request, error);
  }
}

async function serve(handler: Handler, request: NextRequest, params: Params): Promise<NextResponse> {
  refuseCrossSite(request);
  const session = await SessionBox.of(request);
  const call = new RouteCall(request, params, session);
  const response = await answer(handler, call, routeName(request, params));

  for (const [name, value] of call.headers) response.headers.set(name, value);
  await session.writeTo(response);
  return response;
}

/** What a GET answers, a HEAD does; Node leaves the body out. */
function handlerOf(handlers: Handlers, method: Exclude<Method, 'OPTIONS'>): Handler | undefined {
  return handlers[method === 'HEAD' ? 'GET' : method];
}

/**
 * The handlers of one path, all methods of it: others are answered 405. Here alone answers become JSON (or a file),
 * cross-site writes are refused, the session's cookie is written, and an error becomes the contract's failure.
 */
export function handleRoute(handlers: Handlers) {
  const allow = METHODS.filter((method) => method === 'OPTIONS' || handlerOf(handlers, method)).join(', ');

  return forEachMethod(
    (method) =>
      async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
        if (method === 'OPTIONS') return new NextResponse(null, { status: 204, headers: { allow } });
        const handler = handlerOf(handlers, method);
        if (!handler) {
          const refusal = refuse(request, new ApiError('method_not_allowed'));
          refusal.headers.set('allow', allow);
          return refusal;
        }
        return serve(handler, request, (await params) ?? {}).catch((error: unknown) => {
          logFailure(error, method);
          return refuse(request, error);
        });
      },
  );
}
