import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const QUIET_MS = 150;
const LOOK_MS = 25;

/** What a page asks servers for. */
export class Traffic {
  #pending = 0;
  #last = Date.now();
  readonly #except: RegExp | undefined;

  /** @param except addresses that nobody waits for */
  constructor(page: Page, except?: RegExp) {
    this.#except = except;
    page.on('request', (request) => this.#count(request, 1));
    page.on('requestfinished', (request) => this.#count(request, -1));
    page.on('requestfailed', (request) => this.#count(request, -1));
  }

  #count(request: Request, change: number): void {
    if (this.#except?.test(request.url())) return;
    this.#pending += change;
    this.#last = Date.now();
  }

  /** Everything asked for has come, and for a moment nothing more is: the scripts have done what they do. */
  async atRest(): Promise<void> {
    while (this.#pending > 0 || Date.now() - this.#last < QUIET_MS) await wait(LOOK_MS);
  }
}
