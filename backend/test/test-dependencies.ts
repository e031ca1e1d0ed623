import { pino } from 'pino';
import type { Database } from '@/backend/db/database';
import { type Dependencies, passCrashPoint } from '@/backend/dependencies';
import type { Mail } from '@/backend/mail/mailer';
import type { PaymentProvider } from '@/backend/payments/payment-provider';

/** Creates a clock that advances only when the test calls `advance`. */
function testClock(start = new Date('2026-03-01T08:00:00Z')) {
  let moment = start;
  return {
    now: () => new Date(moment),
    /** Advances the clock by milliseconds. */
    advance: (ms: number) => {
      moment = new Date(moment.getTime() + ms);
    },
  };
}

/** A payment provider that opens sessions and knows no payments. */
const quietProvider: PaymentProvider = {
  serverKey: 'test-server-key',
  createToken: async ({ id }) => `token-${id}`,
  findReport: async () => undefined,
  endPayment: async () => undefined,
  refund: async () => undefined,
};

/**
 * Creates dependencies for `createApp`, with a mailer that records emails and a clock that the test advances.
 */
export function createTestDependencies(db: Database, overrides: Partial<Dependencies> = {}) {
  const clock = testClock();
  const mails: Mail[] = [];
  const dependencies: Dependencies = {
    db,
    config: {
      siteUrl: 'http://localhost:3000',
      port: 4000,
      host: '127.0.0.1',
      dataDir: '.data',
      shutdownDelayMs: 0,
      databaseUrl: undefined,
      databaseLimits: { connections: 10, statementMs: 10_000, lockMs: 5_000 },
      smtpUrl: undefined,
      mailFrom: 'no-reply@localhost',
      mailReplyTo: undefined,
      midtrans: undefined,
      documentation: true,
      storefront: undefined,
      isPublic: false,
      isTest: false,
    },
    mailer: {
      send: async (mail) => {
        mails.push(mail);
      },
    },
    now: clock.now,
    payments: quietProvider,
    atCrashPoint: passCrashPoint,
    log: pino({ level: 'silent' }),
    ...overrides,
  };
  return { dependencies, clock, mails };
}
