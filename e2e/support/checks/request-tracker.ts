import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const LOOK_MS = 25;
/**
 * A page is quiet after this number of looks without a request. Looks are counted instead of milliseconds, because a
 * busy machine may pause.
 */
const QUIET_LOOKS = 6;

/** Waits until the page's scripts and frames have nothing left to do, such as hydration. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
    await idle();
    await new Promise(requestAnimationFrame);
    await idle();
  });
}

/** Tracks the requests of a page. */
export class RequestTracker {
  #pending = 0;
  #events = 0;
  readonly #page: Page;
  readonly #except: RegExp | undefined;

  constructor(page: Page, except?: RegExp) {
    this.#page = page;
    this.#except = except;
    page.on('request', (request) => this.#count(request, 1));
    page.on('requestfinished', (request) => this.#count(request, -1));
    page.on('requestfailed', (request) => this.#count(request, -1));
  }

  #count(request: Request, change: number): void {
    if (this.#except?.test(request.url())) return;
    this.#pending += change;
    this.#events += 1;
  }

  async #staysQuiet(): Promise<boolean> {
    const seen = this.#events;
    for (let looks = 0; looks < QUIET_LOOKS && this.#events === seen; looks += 1) await wait(LOOK_MS);
    return this.#events === seen;
  }

  /** Waits until all responses have arrived, scripts are idle, and no request has followed. */
  async atRest(): Promise<void> {
    do {
      while (this.#pending > 0) await wait(LOOK_MS);
      await untilIdle(this.#page);
    } while (this.#pending > 0 || !(await this.#staysQuiet()));
  }
}
