import fc from 'fast-check';
import type { OpenedDatabase } from '@/backend/db/database';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { createCommand } from './command';
import { expectSettled } from './expect-settled';
import { stepArbitrary } from './steps';
import { openTestWorld } from './test-world';

/**
 * The number of random sequences of steps. `SEQUENCES=20000 npm test -- contract` runs more, and `SEED=1234`
 * repeats a search that failed. With a database server there are fewer, because it is slower and serves
 * mainly to test real concurrency.
 */
const SEQUENCES = Number(process.env.SEQUENCES || (process.env.TEST_DATABASE_URL ? 150 : 500));
const SEED = Number(process.env.SEED || 546_651_115);
const LONGEST = 16;
const TIMEOUT_MS = 3_600_000;

/** Results and transitions that must occur in a search. If one does not occur, the search is too shallow. */
const SEEN = [
  'ordered',
  'power cut',
  'status 409',
  'pending → paid',
  'pending → failed',
  'pending → expired',
  'pending → cancelled',
  'cancelled → paid',
  'expired → paid',
  'paid → refunded',
  'partly refunded',
  'replaced',
];

let database: OpenedDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it(
  'keeps items, orders and money consistent through any sequence of events',
  async () => {
    process.stdout.write(`${SEQUENCES} sequences from SEED=${SEED}\n`);
    const world = await openTestWorld(database.db);
    const steps = fc.commands([stepArbitrary.map(createCommand)], { maxCommands: LONGEST, size: 'max' });
    const property = fc.asyncProperty(steps, async (commands) => {
      await world.reopen();
      await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
      await expectSettled(world);
    });
    await fc.assert(property, { numRuns: SEQUENCES, seed: SEED });

    const happened = [...world.tally].filter(([what]) => what.includes('→'));
    process.stdout.write(`${happened.map(([what, times]) => `${what}: ${times}`).join(', ')}\n`);
    if (SEQUENCES >= 150) expect([...world.tally.keys()]).toEqual(expect.arrayContaining(SEEN));
  },
  TIMEOUT_MS,
);
