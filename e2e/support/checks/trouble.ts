import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';

type Expected = { status: number; path: RegExp; met: boolean };

/** How the browser words, on the console, an answer that the watch has judged itself. */
const FAILED_RESOURCE = /^Failed to load resource: the server responded with a status of/;

/** A navigation away aborts what the page was still loading. */
const ABORTED = 'net::ERR_ABORTED';

/**
 * Everything a page should not do: errors on the console, uncaught ones, violations of its policy, and
 * answers of its own origin that failed without the test saying so beforehand.
 */
export class Trouble {
  readonly #seen: string[] = [];
  readonly #expected: Expected[] = [];
  readonly #expectedConsole: RegExp[] = [];
  readonly #origin: string;

  constructor(context: BrowserContext, origin: string) {
    this.#origin = origin;
    context.on('console', (message) => this.#hearConsole(message));
    context.on('weberror', (error) => this.#seen.push(`uncaught: ${error.error().message}`));
    context.on('response', (response) => this.#judge(response));
    context.on('requestfailed', (request) => this.#mourn(request));
  }

  /** Says that an answer of this status is part of the journey; a test that never meets it fails. */
  expect(status: number, path: RegExp): void {
    this.#expected.push({ status, path, met: false });
  }

  /** Says that an answer of this status may come, and need not. */
  allow(status: number, path: RegExp): void {
    this.#expected.push({ status, path, met: true });
  }

  /** Says that the console may show this, such as React's report of an error the page has caught. */
  expectConsole(text: RegExp): void {
    this.#expectedConsole.push(text);
  }

  add(what: string): void {
    this.#seen.push(what);
  }

  /** What went wrong, and what was announced and never came. */
  report(): string[] {
    const missed = this.#expected.filter(({ met }) => !met);
    return [...this.#seen, ...missed.map(({ status, path }) => `never met: ${status} ${path}`)];
  }

  #isOwn(address: string): boolean {
    return address.startsWith(`${this.#origin}/`);
  }

  #hearConsole(message: ConsoleMessage): void {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    const text = message.text();
    if (FAILED_RESOURCE.test(text) && this.#isOwn(url)) return;
    if (this.#expectedConsole.some((expected) => expected.test(text))) return;
    this.#seen.push(`console: ${text} (${url})`);
  }

  #judge(response: Response): void {
    const address = response.url();
    if (response.status() < 400 || !this.#isOwn(address)) return;
    const { pathname, search } = new URL(address);
    const expected = this.#expected.find(
      ({ status, path }) => status === response.status() && path.test(pathname + search),
    );
    if (expected) expected.met = true;
    else this.#seen.push(`${response.status()} ${response.request().method()} ${pathname}${search}`);
  }

  #mourn(request: Request): void {
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason !== ABORTED) this.#seen.push(`${reason} ${request.method()} ${request.url()}`);
  }
}

/** Tells of violations from inside the page too, where the console is silent about some of them. */
export async function reportViolations(context: BrowserContext, trouble: Trouble): Promise<void> {
  await context.exposeFunction('reportViolation', (what: string) => trouble.add(`policy violated: ${what}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      window.reportViolation(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
}
