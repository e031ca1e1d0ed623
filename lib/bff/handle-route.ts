import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { ApiError } from '@/lib/errors/api-error';
import { SessionBox } from '@/lib/session/session-box';
import { type FileReply, fileAnswer, type Reply, refuse, successAnswer } from './answer';
import { refuseCrossSite } from './cross-site';
import { ANSWER_MS, within } from './deadline';
import { handleMethods } from './handle-methods';
import { logFailure, logRefusal, routeName } from './log-failure';
import { type Params, RouteCall } from './route-call';

export type Handler = (call: RouteCall) => Promise<Reply | FileReply>;
type Handlers = Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Handler>>;

async function answer(handler: Handler, call: RouteCall, route: string): Promise<NextResponse> {
  try {
    const reply = await within(ANSWER_MS, handler(call));
    return 'file' in reply ? fileAnswer(reply) : successAnswer(reply);
  } catch (error) {
    logFailure(error, route);
    await logRefusal(error, route, call);
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
