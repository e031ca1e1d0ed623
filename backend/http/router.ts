import type { HttpBindings } from '@hono/node-server';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Dependencies } from '@/backend/dependencies';
import type { Locale } from '@/lib/contract/locale';
import { listValidationErrors } from '@/lib/contract/validation';
import { createValidationFailure } from './failure';
import type { RateLimits } from './limits';

export type AppEnv = {
  /** The bindings of the Node server. They are undefined when a test calls the API without a server. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    dependencies: Dependencies;
    limits: RateLimits;
    locale: Locale;
    /** The account that a request concerns, for the log, which shows only a pseudonym. */
    account?: string;
  };
};

export type CustomerEnv = {
  Bindings: AppEnv['Bindings'];
  Variables: AppEnv['Variables'] & {
    customerId: string;
    tokenHash: string;
    /**
     * True if the token was revoked or has expired. Only `requireCustomerOrEndedSession` accepts such a
     * token, so that a request can be retried.
     */
    isTokenEnded: boolean;
  };
};

export type AppContext = Context<AppEnv>;

/** Returns the client's address from the socket. Headers such as `X-Forwarded-For` could be forged. */
export const getCallerIpAddress = (c: AppContext): string =>
  c.env?.incoming?.socket.remoteAddress ?? 'unknown';

/** Creates a router. Input that does not match its schema gets status 422 with an error per field. */
export function createRouter<E extends AppEnv = AppEnv>(): OpenAPIHono<E> {
  return new OpenAPIHono<E>({
    defaultHook: (result) => {
      if (!result.success) throw createValidationFailure(listValidationErrors(result.error));
    },
  });
}
