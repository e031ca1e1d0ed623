import type { Logger } from 'pino';
import type { BackendConfig } from './config';
import type { Database } from './db/database';
import type { Mailer } from './mail/mailer';
import type { PassCheckpoint } from './orders/checkpoint';
import type { DevelopmentProvider } from './payments/development/development-provider';
import type { PaymentProvider } from './payments/payment-provider';

/** Everything the API needs of the world around it. */
export type Dependencies = {
  db: Database;
  config: BackendConfig;
  mailer: Mailer;
  now: () => Date;
  payments: PaymentProvider;
  /** The same provider, while it is the development one: it also has pages. */
  developmentPayments?: DevelopmentProvider | undefined;
  /** Does nothing in a running shop; the kill test ends the process in it. */
  checkpoint: PassCheckpoint;
  log: Logger;
};
