import 'server-only';
import { randomBytes } from 'node:crypto';
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { COOKIE_ATTRIBUTES, createCookieName, sealCookieContent, unsealCookieContent } from './session';

export const DEVICE_COOKIE = createCookieName('segara_device');

/** The lifetime of the cookie in seconds: half a year after the last login. */
export const DEVICE_COOKIE_TTL_SECONDS = 182 * 86_400;

/** Accounts remembered per browser, for example of a family. */
const MOST_ACCOUNTS = 5;

const devicesSchema = z.array(z.object({ customer: z.string().min(1), key: z.string().min(1) }));
type Devices = z.infer<typeof devicesSchema>;

/**
 * The accounts that a browser has logged in to before (OWASP device cookie). Login attempts of such a browser
 * are counted separately, so that strangers who guess passwords cannot lock out the owner. The cookie grants
 * no access.
 */
export class DeviceCookie {
  readonly #seal: string | undefined;
  #devices: Promise<Devices> | undefined;
  #changed = false;

  constructor(request: NextRequest) {
    this.#seal = request.cookies.get(DEVICE_COOKIE)?.value;
  }

  /** Returns whether the request has a device cookie, valid or not. */
  get hasCookie(): boolean {
    return Boolean(this.#seal);
  }

  async #open(): Promise<Devices> {
    if (!this.#seal) return [];
    return (await unsealCookieContent(this.#seal, devicesSchema, DEVICE_COOKIE_TTL_SECONDS)) ?? [];
  }

  #known(): Promise<Devices> {
    this.#devices ??= this.#open();
    return this.#devices;
  }

  /**
   * Returns the rate limit key of this browser for an account, or undefined if it has never logged in to the
   * account.
   */
  async find(customer: string): Promise<string | undefined> {
    return (await this.#known()).find((device) => device.customer === customer)?.key;
  }

  /**
   * Remembers an account after a successful login. A new key resets the browser's count of failed attempts.
   */
  async remember(customer: string): Promise<void> {
    const others = (await this.#known()).filter((device) => device.customer !== customer);
    const device = { customer, key: randomBytes(16).toString('base64url') };
    this.#devices = Promise.resolve([device, ...others].slice(0, MOST_ACCOUNTS));
    this.#changed = true;
  }

  async writeTo(response: NextResponse): Promise<void> {
    if (!this.#changed) return;
    const value = await sealCookieContent(await this.#known(), DEVICE_COOKIE_TTL_SECONDS);
    response.cookies.set(DEVICE_COOKIE, value, { ...COOKIE_ATTRIBUTES, maxAge: DEVICE_COOKIE_TTL_SECONDS });
  }
}
