import type { HttpBindings } from '@hono/node-server';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Dependencies } from '@/backend/dependencies';
import type { Locale } from '@/lib/contract/locale';
import { faultsOf } from '@/lib/contract/validation';
import { rejection } from './failure';
import type { Limits } from './limits';

export type AppEnv = {
  /** Absent when the API is called without a server. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    dependencies: Dependencies;
    limits: Limits;
    locale: Locale;
    /** Whose account a call is about, for the log to name it by a pseudonym. */
    account?: string;
  };
};

export type CustomerEnv = {
  Bindings: AppEnv['Bindings'];
  Variables: AppEnv['Variables'] & {
    customerId: string;
    tokenHash: string;
    /** The token has ended; only where a repeat of a lost call may come with one (`requireFormerCustomer`). */
    isFormer: boolean;
  };
};

export type AppContext = Context<AppEnv>;

/** Where a call comes from: the socket's own address, as a header is whatever a caller writes into it. */
export const callerAddress = (c: AppContext): string => c.env?.incoming?.socket.remoteAddress ?? 'unknown';

/** A set of routes. Input that its schema refuses is answered with 422, one reason a field. */
export function createRouter<E extends AppEnv = AppEnv>(): OpenAPIHono<E> {
  return new OpenAPIHono<E>({
    defaultHook: (result) => {
      if (!result.success) throw rejection(faultsOf(result.error));
    },
  });
}
