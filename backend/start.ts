import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { shutDownGracefully } from '@/lib/shutdown';
import { createCounter, METRICS, registerGauge } from '@/lib/telemetry/metrics';
import { startAccountJobs } from './accounts/account-jobs';
import { createApp } from './app';
import { startCatalogueJobs } from './catalogue/change-outbox';
import { serveCommandTasks } from './cli/task-socket';
import type { BackendConfig } from './config';
import type { Database, OpenedDatabase } from './db/database';
import { openDatabase } from './db/open-database';
import { catalogueChanges } from './db/schema/catalogue';
import { outgoingMails } from './db/schema/mails';
import { orders } from './db/schema/orders';
import { paymentOutbox } from './db/schema/payments';
import { type CrashPointHook, type Dependencies, passCrashPoint } from './dependencies';
import { log } from './log';
import { startMailJobs } from './mail/mail-outbox';
import { openMailer } from './mail/mailer';
import { startOrderJobs } from './orders/order-jobs';
import { countHeavilyReservedItems } from './orders/unpaid-limits';
import { createDevelopmentProvider } from './payments/development/development-provider';
import { createNotificationSender } from './payments/development/notify-shop';
import { createMidtransProvider } from './payments/midtrans-provider';
import {
  type DemoCustomer,
  findDemoCustomer,
  listSampleDataErrors,
  readDemoPassword,
  seedDatabase,
} from './seed/seed';

/**
 * The keep-alive timeout in milliseconds. It must be longer than the 60 s of common load balancers: if the
 * server closed a connection first, the load balancer could still send a request on it.
 */
const KEEP_ALIVE_MS = 70_000;

type Place = { host: string; port: number };

/** The error when the port cannot be used. The message is one line. */
class PortError extends Error {
  override name = 'PortError';
}

function portError({ port, host }: Place, error: NodeJS.ErrnoException): PortError {
  const reason =
    error.code === 'EADDRINUSE'
      ? 'is taken: set PRODUCT_API_PORT to another'
      : `cannot be used on ${host}: ${error.code}`;
  return new PortError(`Port ${port} ${reason}`, { cause: error });
}

type Fetch = (request: Request) => Response | Promise<Response>;

/** Starts the HTTP server. @throws PortError if the port is in use or not allowed */
function startHttpServer(fetch: Fetch, place: Place): Promise<Server> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, getRequestListener(fetch));
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portError(place, error)));
    server.listen({ port: place.port, host: place.host }, () => resolve(server));
  });
}

type Needed = Pick<Dependencies, 'config' | 'db' | 'now' | 'atCrashPoint'>;
type Payments = Pick<Dependencies, 'payments' | 'developmentPayments'>;

/** Creates the Midtrans provider if there is a server key, otherwise the development provider. */
async function openPayments({ config, ...needed }: Needed): Promise<Payments> {
  if (config.midtrans) return { payments: createMidtransProvider(config.midtrans) };
  const send = createNotificationSender(`http://127.0.0.1:${config.port}/api/transactions/notification`);
  const developmentPayments = await createDevelopmentProvider({ ...needed, send });
  return { payments: developmentPayments, developmentPayments };
}

/**
 * The value of `checkFailures` from which an order counts as unconfirmed. The column is incremented before
 * each poll, so 2 means that one poll has failed.
 */
const UNCONFIRMED_CHECKS = 2;

/** Counts waiting rows each time the metrics are read. Each query uses an index or reads a small table. */
export function registerBacklogMetrics({ db }: Pick<Dependencies, 'db'>): void {
  const pending = eq(orders.status, 'pending');
  const unconfirmed = and(pending, gte(orders.checkFailures, UNCONFIRMED_CHECKS));
  const refunds = and(eq(paymentOutbox.action, 'refund'), isNotNull(paymentOutbox.dueAt));

  registerGauge(METRICS.ordersPending, async (result) => result.observe(await db.$count(orders, pending)));
  registerGauge(METRICS.paymentsUnconfirmed, async (result) =>
    result.observe(await db.$count(orders, unconfirmed)),
  );
  registerGauge(METRICS.itemsHeld, async (result) => result.observe(await countHeavilyReservedItems(db)));
  registerGauge(METRICS.refundsDue, async (result) =>
    result.observe(await db.$count(paymentOutbox, refunds)),
  );
  registerGauge(METRICS.mailsWaiting, async (result) => result.observe(await db.$count(outgoingMails)));
  registerGauge(METRICS.outboxWaiting, async (result) => {
    result.observe(await db.$count(paymentOutbox, isNotNull(paymentOutbox.dueAt)), { outbox: 'payments' });
    result.observe(await db.$count(catalogueChanges), { outbox: 'catalogue' });
  });
  // Creates the counter with value 0. Otherwise Prometheus would not see the first paid order of a process as
  // an increase.
  createCounter(METRICS.orders)({ status: 'paid' }, 0);
}

/**
 * How long open requests may take at shutdown in milliseconds. This is longer than the storefront's timeout.
 */
const GRACE_MS = 10_000;
const now = () => new Date();

const JOBS = [startOrderJobs, startCatalogueJobs, startAccountJobs, startMailJobs];

export type RunningBackend = { demo: DemoCustomer | undefined; stop(): Promise<void> };

/** The error with the reasons why the shop does not start, one per line. */
export class BackendStartError extends Error {
  override name = 'BackendStartError';
}

/** Returns true for a shop that sells real goods: a public shop that is no test. */
const isLiveShop = ({ isPublic, isTest }: BackendConfig) => isPublic && !isTest;

const SUPERUSER = 'DATABASE_URL connects as a PostgreSQL superuser';

async function isSuperuser(db: Database): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(sql`pg_roles`)
    .where(sql`rolname = current_user and rolsuper`);
  return found.length > 0;
}

/**
 * Lists the reasons why a shop that sells real goods must not use this database: samples, or access as a
 * superuser.
 */
async function listDatabaseErrors(db: Database, { databaseUrl }: BackendConfig): Promise<string[]> {
  const samples = await listSampleDataErrors(db);
  // Only this process can use the embedded database, so its superuser is no risk.
  if (!databaseUrl || !(await isSuperuser(db))) return samples;
  const fix = 'connect as a role that owns nothing but the database of the shop (docs/operations.md)';
  return [...samples, `${SUPERUSER}, which is refused when SITE_URL is https, unless PAYMENTS=test: ${fix}`];
}

/** Checks the database before anything is written to it. @throws BackendStartError when the shop must not start */
async function checkDatabase(db: Database, config: BackendConfig, errors: readonly string[]) {
  const all = [...errors, ...(isLiveShop(config) ? await listDatabaseErrors(db, config) : [])];
  if (all.length > 0) throw new BackendStartError(all.join('\n'));
  if (config.isPublic && config.databaseUrl && (await isSuperuser(db))) {
    log.warn(`${SUPERUSER}: an attacker who can run SQL controls the database server`);
  }
}

/** Migrates and fills the database. A public shop gets no demo customer, because each start prints its password. */
async function prepare(database: OpenedDatabase, config: BackendConfig): Promise<DemoCustomer | undefined> {
  const demoPassword = config.isPublic ? undefined : await readDemoPassword(config.dataDir);
  await database.migrate((db) =>
    seedDatabase(db, now(), isLiveShop(config) ? 'none' : 'goods', demoPassword),
  );
  return demoPassword ? findDemoCustomer(database.db, demoPassword) : undefined;
}

async function serve(database: OpenedDatabase, config: BackendConfig, atCrashPoint: CrashPointHook) {
  const common = { db: database.db, config, now, log, atCrashPoint };
  const mailer = openMailer(config, now, log);
  const dependencies: Dependencies = { ...common, mailer, ...(await openPayments(common)) };
  const server = await startHttpServer(createApp(dependencies).fetch, config);
  // Only this process can open the embedded database, so commands send their tasks here.
  const stopTasks = config.databaseUrl ? undefined : serveCommandTasks(dependencies);
  registerBacklogMetrics(dependencies);
  const jobs = JOBS.flatMap((start) => start(dependencies));
  return async () => {
    stopTasks?.();
    await shutDownGracefully(server, config.shutdownDelayMs, GRACE_MS);
    await Promise.all(jobs.map((job) => job.stop()));
  };
}

type StartOptions = {
  /**
   * Errors found before the database is opened. They are reported together with the errors found in the
   * database.
   */
  errors?: readonly string[];
  atCrashPoint?: CrashPointHook;
};

/** Opens, migrates and fills the database, then listens. @throws DatabaseError, PortError, BackendStartError */
export async function startBackend(
  config: BackendConfig,
  options: StartOptions = {},
): Promise<RunningBackend> {
  const { errors = [], atCrashPoint = passCrashPoint } = options;
  const { databaseUrl, databaseLimits, dataDir } = config;
  // A shop that does not start must not create an embedded database, so its errors are reported right away.
  if (errors.length > 0 && !databaseUrl && !existsSync(join(dataDir, 'db'))) {
    throw new BackendStartError(errors.join('\n'));
  }
  const onIdleError = (error: Error) => log.warn({ err: error }, 'database connection lost');
  const database = await openDatabase({ databaseUrl, dataDir, onIdleError, limits: databaseLimits });
  try {
    await checkDatabase(database.db, config, errors);
    const demo = await prepare(database, config);
    const stopServing = await serve(database, config, atCrashPoint);
    return { demo, stop: () => stopServing().finally(() => database.close()) };
  } catch (error) {
    await database.close();
    throw error;
  }
}
