import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drain } from '@/lib/shutdown';
import { startAccountJobs } from './accounts/account-jobs';
import { createApp } from './app';
import { startCatalogueJobs } from './catalogue/change-outbox';
import { serveTasks } from './cli/task-socket';
import type { BackendConfig } from './config';
import type { Database, OpenedDatabase } from './db/database';
import { openDatabase } from './db/open-database';
import { type Dependencies, noCheckpoint, type PassCheckpoint } from './dependencies';
import { listen } from './http/listen';
import { log } from './log';
import { startMailJobs } from './mail/mail-outbox';
import { openMailer } from './mail/mailer';
import { observeShop } from './metrics/observe-shop';
import { startOrderJobs } from './orders/order-jobs';
import { openPayments } from './payments/open-payments';
import { type DemoCustomer, listSampleFaults, type Samples, seed } from './seed/seed';

/** How long calls under way may take when the process is stopped: longer than a storefront waits for an answer. */
const GRACE_MS = 10_000;
const now = () => new Date();

const JOBS = [startOrderJobs, startCatalogueJobs, startAccountJobs, startMailJobs];

export type Running = { demo: DemoCustomer | undefined; stop(): Promise<void> };

/** Why the shop does not start, a line each in the message. */
export class RefusedStart extends Error {
  override name = 'RefusedStart';
}

/** A public shop takes money for goods there are, unless it says that it is a test. */
const isInEarnest = ({ isPublic, isTest }: BackendConfig) => isPublic && !isTest;

/** The password of the demo customer stands in a terminal, so it is not for a shop that anybody may visit. */
function samplesFor(config: BackendConfig): Samples {
  if (isInEarnest(config)) return 'none';
  return config.isPublic ? 'goods' : 'all';
}

/** Before anything is written: a refused start leaves the database as it is. */
async function refuseToPlay(db: Database, config: BackendConfig, faults: readonly string[]) {
  const all = [...faults, ...(isInEarnest(config) ? await listSampleFaults(db) : [])];
  if (all.length > 0) throw new RefusedStart(all.join('\n'));
}

async function prepare(database: OpenedDatabase, config: BackendConfig): Promise<DemoCustomer | undefined> {
  let demo: DemoCustomer | undefined;
  await database.migrate(async (db) => {
    demo = await seed(db, now(), samplesFor(config));
  });
  return demo;
}

async function serve(database: OpenedDatabase, config: BackendConfig, checkpoint: PassCheckpoint) {
  const common = { db: database.db, config, now, log, checkpoint };
  const mailer = openMailer(config, now, log);
  const dependencies: Dependencies = { ...common, mailer, ...(await openPayments(common)) };
  const server = await listen(createApp(dependencies).fetch, config);
  // Only this process can open the embedded database, so commands send their tasks here.
  const stopTasks = config.databaseUrl ? undefined : serveTasks(dependencies);
  observeShop(dependencies);
  const jobs = JOBS.flatMap((start) => start(dependencies));
  return async () => {
    stopTasks?.();
    await drain(server, config.shutdownDelayMs, GRACE_MS);
    await Promise.all(jobs.map((job) => job.stop()));
  };
}

type StartOptions = {
  /** Other reasons not to start, a line each: reported together with those found in the database. */
  faults?: readonly string[];
  checkpoint?: PassCheckpoint;
};

/** Opens, migrates and fills the database, then listens. @throws DatabaseError, PortError, RefusedStart */
export async function start(config: BackendConfig, options: StartOptions = {}): Promise<Running> {
  const { faults = [], checkpoint = noCheckpoint } = options;
  const { databaseUrl, databaseLimits, dataDir } = config;
  // No database is made for a shop that stays closed.
  if (faults.length > 0 && !databaseUrl && !existsSync(join(dataDir, 'db'))) {
    throw new RefusedStart(faults.join('\n'));
  }
  const onIdleError = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  const database = await openDatabase({ databaseUrl, dataDir, onIdleError, limits: databaseLimits });
  try {
    await refuseToPlay(database.db, config, faults);
    const demo = await prepare(database, config);
    const stopServing = await serve(database, config, checkpoint);
    return { demo, stop: () => stopServing().finally(() => database.close()) };
  } catch (error) {
    await database.close();
    throw error;
  }
}
