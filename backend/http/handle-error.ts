import { createHmac, randomBytes } from 'node:crypto';
import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { findErrorCode } from '@/backend/db/database-error';
import requestTexts from '@/backend/messages/request.json' with { type: 'json' };
import { negotiateLocale } from '@/lib/contract/locale';
import { maskIpAddress } from '@/lib/log/redact';
import { createFailureBody, Failure } from './failure';
import { type AppContext, type AppEnv, getCallerIpAddress } from './router';

/**
 * The HMAC key that turns accounts into pseudonyms for the log. It is random, so pseudonyms differ between
 * processes.
 */
const KEY = randomBytes(32);

const pseudonymOf = (account: string) => createHmac('sha256', KEY).update(account).digest('hex').slice(0, 12);

/**
 * Returns true for failures that are logged: failed logins, unauthenticated writes, invalid signatures and
 * exceeded rate limits. Reads without a token are not logged.
 */
function isLogged({ status }: Failure, method: string): boolean {
  if (status === 401) return method !== 'GET' && method !== 'HEAD';
  return status === 403 || status === 429;
}

function logRejection(c: AppContext, failure: Failure): void {
  const { method, routePath: path } = c.req;
  if (!isLogged(failure, method)) return;
  const { account, dependencies } = c.var;
  const client = maskIpAddress(getCallerIpAddress(c));
  const about = { method, path, status: failure.status, client };
  dependencies.log.warn({ ...about, ...(account && { account: pseudonymOf(account) }) }, 'request rejected');
}

const TEXT_OF_STATUS: Record<number, keyof typeof requestTexts> = {
  400: 'notJson',
  413: 'tooLarge',
  415: 'unsupportedType',
};

/** A client that disconnects is not an error. */
function isAborted(error: unknown, c: AppContext): boolean {
  return c.req.raw.signal.aborted || findErrorCode(error) === 'ECONNRESET';
}

/**
 * Returns true for PostgreSQL's error class 22, data exceptions, such as a NUL character or a number out of
 * range. The client sent such data, so this is not a server error.
 */
const isUnstorable = (error: unknown): boolean => /^22[0-9A-Z]{3}$/.test(findErrorCode(error) ?? '');

/**
 * PostgreSQL's codes for a statement timeout, a lock timeout and too many connections. A retry may succeed.
 */
const BUSY = new Set(['57014', '55P03', '53300']);

function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof HTTPException) {
    return new Failure(error.status, requestTexts[TEXT_OF_STATUS[error.status] ?? 'notJson']);
  }
  if (isUnstorable(error)) return new Failure(400, requestTexts.unreadable);
  if (BUSY.has(findErrorCode(error) ?? ''))
    return new Failure(503, requestTexts.busy, { 'retry-after': '1' });
  return new Failure(500, requestTexts.internal);
}

function sendFailure(c: AppContext, failure: Failure) {
  const body = createFailureBody(failure, c.var.locale ?? negotiateLocale(c.req.header('accept-language')));
  return c.json(body, failure.status, failure.headers);
}

/**
 * Responds with the error that a handler threw. Unexpected errors are logged, and the response does not
 * contain their details.
 */
export const handleError: ErrorHandler<AppEnv> = (error, c) => {
  const failure = failureOf(error);
  if (failure.status < 500) logRejection(c, failure);
  else if (!isAborted(error, c)) {
    c.var.dependencies.log.error(
      { err: error, method: c.req.method, path: c.req.routePath },
      'request failed',
    );
  }
  return sendFailure(c, failure);
};

export const handleNotFound = (c: AppContext) => sendFailure(c, new Failure(404, requestTexts.notFound));

/** The order of methods in the `Allow` header. HEAD is not listed, because GET implies it. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Sends 405 with the methods that the route supports. */
export function handleMethodNotAllowed(c: AppContext, supported: string[]) {
  const text = { text: requestTexts.methodNotAllowed, values: { method: c.req.method } };
  const allow = METHODS.filter((method) => supported.includes(method)).join(', ');
  return sendFailure(c, new Failure(405, text, { allow }));
}
