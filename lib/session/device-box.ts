import 'server-only';
import { randomBytes } from 'node:crypto';
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { COOKIE, cookieName, seal, unseal } from './session';

export const DEVICE_COOKIE = cookieName('segara_device');

/** Half a year after the last login the device is forgotten. */
const DEVICE_SECONDS = 182 * 86_400;

/** Accounts remembered for one browser, such as a family's. */
const MOST_ACCOUNTS = 5;

const devicesSchema = z.array(z.object({ customer: z.string().min(1), key: z.string().min(1) }));
type Devices = z.infer<typeof devicesSchema>;

/**
 * Which accounts a browser has logged in to before (OWASP's device cookies). For these its tries are counted by themselves, so
 * that strangers who guess at an account cannot lock its owner out of the own device. It opens nothing.
 */
export class DeviceBox {
  readonly #seal: string | undefined;
  #devices: Promise<Devices> | undefined;
  #changed = false;

  constructor(request: NextRequest) {
    this.#seal = request.cookies.get(DEVICE_COOKIE)?.value;
  }

  /** A cookie came along, whatever it holds. */
  get isThere(): boolean {
    return Boolean(this.#seal);
  }

  async #open(): Promise<Devices> {
    if (!this.#seal) return [];
    return (await unseal(this.#seal, devicesSchema, DEVICE_SECONDS)) ?? [];
  }

  #known(): Promise<Devices> {
    this.#devices ??= this.#open();
    return this.#devices;
  }

  /** What to count this browser's tries by, for an account it has logged in to; undefined for any other. */
  async find(customer: string): Promise<string | undefined> {
    return (await this.#known()).find((device) => device.customer === customer)?.key;
  }

  /** After a right password: the count begins anew, under another key. */
  async remember(customer: string): Promise<void> {
    const others = (await this.#known()).filter((device) => device.customer !== customer);
    const device = { customer, key: randomBytes(16).toString('base64url') };
    this.#devices = Promise.resolve([device, ...others].slice(0, MOST_ACCOUNTS));
    this.#changed = true;
  }

  async writeTo(response: NextResponse): Promise<void> {
    if (!this.#changed) return;
    const value = await seal(await this.#known(), DEVICE_SECONDS);
    response.cookies.set(DEVICE_COOKIE, value, { ...COOKIE, maxAge: DEVICE_SECONDS });
  }
}
