import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { CRASH_POINTS, type CrashPoint } from '@/backend/dependencies';
import { type ForkedBackend, findFreePort, forkBackend } from './fork-backend';
import { createForkedBackendDatabase, type ForkedBackendDatabase } from './forked-backend-database';
import { createHttpShopper, type Item, RejectedRequestError, type Shopper } from './http-shopper';

const QUANTITY = 1;
/** A backend usually starts within two seconds, but takes much longer on a busy machine. */
const TIMEOUT_MS = 90_000;
const loginSchema = z.object({ data: z.object({ token: z.string() }) });

let place: ForkedBackendDatabase;
let port: number;
let backend: ForkedBackend;
let shopper: Shopper;
let item: Item;
let key = 0;

async function restart() {
  backend = await forkBackend(port, place.env);
}

async function logIn({ email, password }: { email: string; password: string }): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return loginSchema.parse(await response.json()).data.token;
}

beforeAll(async () => {
  place = await createForkedBackendDatabase();
  port = await findFreePort();
  await restart();
  if (!backend.demo) throw new Error('The first start did not make a demo customer');
  shopper = createHttpShopper(`http://127.0.0.1:${port}`, await logIn(backend.demo));
  const items = await shopper.items();
  const plenty = items.find(({ stock }) => stock >= 20);
  if (!plenty) throw new Error('Nothing is in stock');
  item = plenty;
}, TIMEOUT_MS);
afterAll(async () => {
  await backend.kill();
  await place.remove();
});

/** Runs a step. If the backend dies during the step, restarts the backend and repeats the step. */
async function insist<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof RejectedRequestError) throw error;
    await backend.died;
    await restart();
    return step();
  }
}

async function waitForPayment(id: string): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const { status } = await shopper.order(id);
    if (status !== 'pending') return status;
    await sleep(100);
  }
  return 'pending';
}

async function stockNow(): Promise<number> {
  return (await shopper.items()).find(({ id }) => id === item.id)?.stock ?? -1;
}

/** Makes a purchase. Calls `after` with the name of each completed step. */
async function purchase(after: (step: string) => Promise<void>) {
  key += 1;
  await insist(shopper.saveAddress);
  await after('address saved');
  await shopper.addToCart(item, QUANTITY);
  const { id, snap_token } = await insist(() => shopper.createOrder(`key-${key}`));
  await after('order created');
  expect(await shopper.createOrder(`key-${key}`)).toEqual({ id, snap_token });
  await insist(shopper.clearCart);
  await after('cart cleared');
  expect(await shopper.createOrder(`key-${key}`)).toEqual({ id, snap_token });
  await insist(() => shopper.pay(snap_token));
  await after('payment made');
  return id;
}

async function buyAndProve(after: (step: string) => Promise<void>) {
  const before = await stockNow();
  const id = await purchase(after);
  expect(await waitForPayment(id)).toBe('paid');
  expect(await shopper.order(id)).toMatchObject({
    transaction_items: [{ itemId: item.id, quantity: QUANTITY }],
  });
  expect(await shopper.countCartLines()).toBe(0);
  expect(await stockNow()).toBe(before - QUANTITY);
}

describe('the backend is killed and started again', () => {
  it.each(CRASH_POINTS)(
    'at: %s',
    async (crashPoint: CrashPoint) => {
      const { died } = backend;
      let isDead = false;
      void died.then(() => {
        isDead = true;
      });
      await backend.arm(crashPoint);
      await buyAndProve(() => Promise.resolve());
      expect(isDead).toBe(true);
    },
    TIMEOUT_MS,
  );

  it.each(['address saved', 'order created', 'cart cleared', 'payment made'])('after: %s', async (step) => {
    await buyAndProve(async (done) => {
      if (done !== step) return;
      await backend.kill();
      await restart();
    });
  });

  it('leaves consistent records: every order once, paid once, its pieces taken from the stock', async () => {
    await backend.kill();
    const purchases = CRASH_POINTS.length + 4;
    expect(await place.countBooks()).toEqual({
      orders: purchases,
      paid: purchases,
      withoutToken: 0,
      captures: purchases,
      unsent: 0,
      applied: purchases,
      pieces: purchases * QUANTITY,
      cartLines: 0,
    });
  });
});
