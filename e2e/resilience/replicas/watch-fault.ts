import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { ordersOf, piecesEver } from './books';
import type { Fault } from './faults';
import type { Ground } from './ground';
import { type Call, failuresOf, lastFailureAt } from './journal';
import { type Load, startLoad } from './load';

const BEFORE_MS = 2_000;
/** So long nothing fails before all is well again. */
const CALM_MS = 3_000;
const HEAL_MS = 30_000;
/** A proxy that waits for a server that hangs, and goes to the next one. */
const SLOWEST_MS = 15_000;
const POLL_MS = 100;
/** The provider's word arrives after the buyer's. */
const SETTLED_MS = 30_000;

/** How a fault went: a line of the table. */
export type Row = {
  name: string;
  pages: { asked: number; failed: number; slowestMs: number };
  calls: { asked: number; failed: number; slowestMs: number };
  healedMs: number;
  orders: number;
};

async function untilHealed({ stand }: Ground, { journal }: Load): Promise<void> {
  const since = performance.now();
  const isCalm = () =>
    performance.now() - Math.max(since, lastFailureAt([...journal.pages, ...journal.calls])) > CALM_MS;
  while (performance.now() - since < HEAL_MS) {
    const ready = await Promise.all(stand.running.map((one) => one.isReady()));
    if (ready.every(Boolean) && isCalm()) return;
    await sleep(POLL_MS);
  }
}

/** Each order that a buyer was told of is there once, whole and paid, and no other; no piece is sold twice or lost. */
async function checkBooks({ stand }: Ground, { buyers }: Load, piecesBefore: number[]): Promise<number> {
  const emails = buyers.map(({ customer }) => customer.email);
  const known = buyers.flatMap(({ orders }) => orders);
  const whole = (await ordersOf(stand, emails)).map(({ id }) => id);
  expect.soft(whole.toSorted(), 'the orders that buyers were told of').toEqual(known.toSorted());
  const half = async () =>
    (await ordersOf(stand, emails)).filter(
      ({ status, total, lines, kinds, charges }) =>
        status !== 'paid' || total !== lines || kinds !== 2 || charges !== 1,
    );
  await expect.soft.poll(half, { message: 'orders that are not whole', timeout: SETTLED_MS }).toEqual([]);
  expect.soft(await piecesEver(stand), 'pieces left and held').toEqual(piecesBefore);
  return known.length;
}

const slowestOf = (calls: Call[]): number => Math.max(...calls.map(({ ms }) => ms));

/** Has a fault happen while people browse and buy. @returns how it went, after what has to hold was looked at */
export async function watchFault(ground: Ground, fault: Fault): Promise<Row> {
  const piecesBefore = await piecesEver(ground.stand);
  const load = await startLoad(ground.stand);
  const { pages, calls, foreign } = load.journal;
  await sleep(BEFORE_MS);
  const failedBefore = failuresOf([...pages, ...calls]).length;

  const began = performance.now();
  try {
    await fault.happen(ground, load);
    await untilHealed(ground, load);
  } finally {
    await load.stop();
  }

  expect.soft(failedBefore, 'failed before').toBe(0);
  const failedPages = failuresOf(pages);
  const failedCalls = failuresOf(calls);
  if (!fault.withoutProxy) expect.soft(failedPages, 'public pages').toEqual([]);
  if (fault.onlyUnderWay) expect.soft(failedCalls.length, 'failed calls').toBeLessThanOrEqual(load.clients);
  if (fault.withoutFailure) expect.soft(failedCalls, 'failed calls').toEqual([]);
  const last = lastFailureAt([...pages, ...calls]) - began - fault.lastsMs;
  expect.soft(last, 'healed').toBeLessThan(HEAL_MS);
  expect.soft(foreign, 'shown to somebody else').toEqual([]);
  expect.soft(slowestOf(pages), 'the slowest page').toBeLessThan(SLOWEST_MS);
  return {
    name: fault.name,
    pages: { asked: pages.length, failed: failedPages.length, slowestMs: slowestOf(pages) },
    calls: { asked: calls.length, failed: failedCalls.length, slowestMs: slowestOf(calls) },
    healedMs: Math.max(0, last),
    orders: await checkBooks(ground, load, piecesBefore),
  };
}
