import { createApp } from '@/backend/app';
import type { Database } from '@/backend/db/database';
import type { CrashPoint } from '@/backend/dependencies';
import { callApi } from '@/backend/test/call';
import { createTestDependencies } from '@/backend/test/test-dependencies';
import { type CrashInjector, createCrashInjector, SimulatedCrash } from './crash-injector';
import { type DatabaseState, readDatabaseState } from './database-state';
import { type AllowedChanges, judgeStep } from './judge-step';
import { type Customer, resetShop, START_TIME, seedShop } from './seed-shop';
import { SimulatedBank } from './simulated-bank';

/** The result of a call or job: its HTTP status (200 for a successful job) and its body. */
type Outcome = { status: number; json: unknown };

/** An action with the changes that it may make and its possible results. */
export type TestAction = {
  cause: AllowedChanges;
  run: () => Promise<Outcome>;
  /** The possible HTTP statuses, unless the power is cut. */
  statuses: number[];
  /** Checks a successful response. */
  verify?: (outcome: Outcome, after: DatabaseState) => void;
};

function together(actions: TestAction[]): AllowedChanges {
  const causes = actions.map(({ cause }) => cause);
  const lines = causes.flatMap((cause) => cause.lines ?? []);
  const items = causes.flatMap((cause) => cause.items ?? []);
  return {
    buyers: causes.flatMap(({ buyers = [] }) => buyers),
    touches: (order) => causes.some(({ touches }) => touches?.(order)),
    cancels: (order) => causes.some(({ cancels }) => cancels?.(order)),
    ...(causes.some((cause) => cause.lines) && { lines }),
    ...(causes.some((cause) => cause.items) && { items }),
  };
}

/** Returns the outcome of an action, or undefined if the power was cut during the action. */
async function attempt({ run }: TestAction, fuse: CrashInjector): Promise<Outcome | undefined> {
  try {
    const outcome = await run();
    return fuse.hasBlown && outcome.status === 500 ? undefined : outcome;
  } catch (error) {
    if (error instanceof SimulatedCrash) return undefined;
    throw error;
  }
}

/** Checks a result against the possible results of the action. Returns a description for statistics. */
function hear({ statuses, verify }: TestAction, outcome: Outcome | undefined, after: DatabaseState): string {
  if (!outcome) return 'power cut';
  if (!statuses.includes(outcome.status)) expect(outcome).toMatchObject({ status: statuses });
  if (outcome.status === 200) verify?.(outcome, after);
  return `status ${outcome.status}`;
}

/** Opens a shop with its customers and its bank. `reopen` resets all of them. */
export async function openTestWorld(db: Database) {
  let moment = START_TIME;
  const customers = await seedShop(db);
  const now = () => new Date(moment);
  const bank = new SimulatedBank(now);
  const fuse = createCrashInjector();
  const { dependencies } = createTestDependencies(db, { now, atCrashPoint: fuse.pass, payments: bank });
  const app = createApp(dependencies);

  const tally = new Map<string, number>();
  const count = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1);

  const world = {
    db,
    bank,
    dependencies,
    now,
    /** The number of times that each result occurred. */
    tally,
    count,
    books: await readDatabaseState(db),
    /** The number of additions to carts, from which unique idempotency keys are made. */
    calls: 0,
    /** The idempotency key of each customer's last checkout. */
    lastKeys: new Map<string, string>(),

    async reopen(): Promise<void> {
      moment = START_TIME;
      await resetShop(db, customers);
      bank.reset();
      world.lastKeys.clear();
      world.books = await readDatabaseState(db);
    },

    customer(index: number): Customer {
      const customer = customers[index % customers.length];
      if (!customer) throw new Error('The shop has no customers');
      return customer;
    },

    call: (method: string, path: string, options: Parameters<typeof callApi>[3]) =>
      callApi(app, method, path, options),

    advance(ms: number) {
      moment = new Date(moment.getTime() + ms);
      bank.tick();
    },

    /**
     * Runs actions concurrently, and then checks the changes in the database. @param crash the crash point at
     * which the power is cut when an action first reaches it
     */
    async perform(actions: TestAction[], crash?: CrashPoint): Promise<void> {
      if (actions.length === 0) return;
      fuse.arm(crash);
      const outcomes = await Promise.all(actions.map((action) => attempt(action, fuse)));
      fuse.arm(undefined);
      const before = world.books;
      const after = await readDatabaseState(db);
      for (const [index, action] of actions.entries()) count(hear(action, outcomes[index], after));
      const moves = judgeStep({ before, after, cause: together(actions), bank, now: now() });
      for (const { from, to } of moves) count(`${from} → ${to}`);
      if (after.orders.length > before.orders.length) count('ordered');
      world.books = after;
    },
  };
  return world;
}
export type TestWorld = Awaited<ReturnType<typeof openTestWorld>>;
