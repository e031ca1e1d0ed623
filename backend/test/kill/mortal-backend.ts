import { z } from 'zod';
import type { BackendConfig } from '@/backend/config';
import { CRASH_POINTS, type CrashPoint } from '@/backend/dependencies';
import { startBackend } from '@/backend/start';

/**
 * The crash point at which this backend kills its own process. The parent process chooses it. No handlers run
 * and nothing is flushed, as in a power cut.
 */
let deadly: CrashPoint | undefined;

process.on('message', (message) => {
  deadly = z.enum(CRASH_POINTS).parse(message);
  process.send?.({ type: 'armed' });
});

async function passOrDie(crashPoint: CrashPoint): Promise<void> {
  if (crashPoint !== deadly) return;
  process.kill(process.pid, 'SIGKILL');
  // The signal may arrive later, and the backend must not continue until then.
  await new Promise(() => undefined);
}

const config: BackendConfig = {
  siteUrl: 'http://localhost:3000',
  port: Number(process.env.PRODUCT_API_PORT),
  host: '127.0.0.1',
  dataDir: process.env.DATA_DIR ?? '',
  shutdownDelayMs: 0,
  databaseUrl: process.env.DATABASE_URL,
  databaseLimits: { connections: 10, statementMs: 10_000, lockMs: 5_000 },
  smtpUrl: undefined,
  mailFrom: 'no-reply@localhost',
  mailReplyTo: undefined,
  midtrans: undefined,
  documentation: false,
  storefront: undefined,
  isPublic: false,
  isTest: false,
};
const { demo } = await startBackend(config, { atCrashPoint: passOrDie });
process.send?.({ type: 'ready', demo });
