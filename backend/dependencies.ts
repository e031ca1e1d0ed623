import type { Logger } from 'pino';
import type { BackendConfig } from './config';
import type { Database } from './db/database';
import type { Mailer } from './mail/mailer';
import type { DevelopmentProvider } from './payments/development/development-provider';
import type { PaymentProvider } from './payments/payment-provider';

/** The points of a purchase at which a crash would do most damage, in the order of a purchase. */
export const CRASH_POINTS = [
  'stock taken',
  'order stored',
  'order committed',
  'token asked',
  'token stored',
  'charge stored',
  'notification received',
  'payment judged',
  'payment committed',
] as const;
export type CrashPoint = (typeof CRASH_POINTS)[number];

/** A function that is called at each crash point. The kill test ends the process there. */
export type CrashPointHook = (crashPoint: CrashPoint) => Promise<void>;

export const passCrashPoint: CrashPointHook = () => Promise.resolve();

export type Dependencies = {
  db: Database;
  config: BackendConfig;
  mailer: Mailer;
  now: () => Date;
  payments: PaymentProvider;
  developmentPayments?: DevelopmentProvider | undefined;
  atCrashPoint: CrashPointHook;
  log: Logger;
};
