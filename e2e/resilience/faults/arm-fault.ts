import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { FAULT_PROXY } from '@/e2e/support/servers/environments';
import type { Fault } from './fault';

const stateSchema = z.object({ met: z.boolean() });

/** A path of the contract as a pattern: `/api/cart/items/{cartItemId}`. */
function patternOf(path: string): string {
  return `^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`;
}

type Target = {
  /** As the contract writes it: `PATCH /api/cart/items/{cartItemId}`. */
  call: string;
  /** What the call's address, token, language or body has in it, and no other shopper's. */
  marks: string[];
  fault: Fault;
  /** Which proxy is told. */
  proxy?: typeof FAULT_PROXY;
};

/**
 * Has the next such call go wrong, and that one alone.
 * @returns waits until it has
 */
export async function armFault({
  call,
  marks,
  fault,
  proxy = FAULT_PROXY,
}: Target): Promise<() => Promise<void>> {
  const [method, path = ''] = call.split(' ');
  const address = `${proxy.url}/faults/${randomUUID()}`;
  const body = JSON.stringify({ method, path: patternOf(path), marks, kind: fault });
  const armed = await fetch(address, { method: 'PUT', body });
  expect(armed.status).toBe(204);

  return async () => {
    const isMet = async () => stateSchema.parse(await (await fetch(address)).json()).met;
    await expect.poll(isMet, { message: `${call} is made, and goes wrong` }).toBe(true);
  };
}
