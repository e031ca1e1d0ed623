import type { Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { requestTexts } from '@/backend/messages/request-texts';
import { sendFailure } from './answer-failure';
import type { AppContext, AppEnv } from './app-env';
import { Failure } from './failure';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers what no route took: 405 with the methods the address does take, else 404. */
export function answerUnknown(app: Hono<AppEnv>) {
  const addresses = new TrieRouter<string>();
  for (const { method, path } of app.routes) {
    if (METHODS.includes(method)) addresses.add(method, path, method);
  }
  return (c: AppContext) => {
    const allowed = METHODS.filter((method) => addresses.match(method, c.req.path)[0].length > 0);
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
    // A route that takes the method but has nothing there, such as a picture's, has passed the call on.
    if (allowed.length === 0 || allowed.includes(method))
      return sendFailure(c, new Failure(404, requestTexts.notFound));
    const text = { text: requestTexts.methodNotAllowed, values: { method: c.req.method } };
    return sendFailure(c, new Failure(405, text, { allow: allowed.join(', ') }));
  };
}
