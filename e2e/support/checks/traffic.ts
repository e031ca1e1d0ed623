import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const LOOK_MS = 25;
/** Counted rather than timed: a machine that stood still for a moment has news to read first. */
const QUIET_LOOKS = 6;

/**
 * The page's scripts have done what was theirs to do, such as coming to life after everything has loaded. What a
 * frame still owed is done then, too.
 */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
    await idle();
    await new Promise(requestAnimationFrame);
    await idle();
  });
}

/** What a page asks servers for. */
export class Traffic {
  #pending = 0;
  #news = 0;
  readonly #page: Page;
  readonly #except: RegExp | undefined;

  /** @param except addresses that nobody waits for */
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
    this.#news += 1;
  }

  async #staysQuiet(): Promise<boolean> {
    const heard = this.#news;
    for (let looks = 0; looks < QUIET_LOOKS && this.#news === heard; looks += 1) await wait(LOOK_MS);
    return this.#news === heard;
  }

  /**
   * Everything asked for has come, the scripts have nothing left to do, and for a moment nothing more is asked. A
   * quiet line alone says little: on a slow machine a page that has loaded is long at work before it asks again.
   */
  async atRest(): Promise<void> {
    do {
      while (this.#pending > 0) await wait(LOOK_MS);
      await untilIdle(this.#page);
    } while (this.#pending > 0 || !(await this.#staysQuiet()));
  }
}
