import type { Context } from 'hono';
import type { Dependencies } from '@/backend/dependencies';
import type { Locale } from '@/lib/contract/locale';

/** What every handler finds in its context. */
export type AppEnv = {
  Variables: {
    dependencies: Dependencies;
    /** The language the caller asked for. */
    locale: Locale;
  };
};

/** What a handler behind `requireCustomer` finds besides. */
export type CustomerEnv = {
  Variables: AppEnv['Variables'] & {
    customerId: string;
    /** The hash of the bearer token the call came with. */
    tokenHash: string;
    /** The token has ended; only where a repeat of a lost call may come with one (`requireFormerCustomer`). */
    isFormer: boolean;
  };
};

export type AppContext = Context<AppEnv>;
