import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';

type Expected = { status: number; path: RegExp; met: boolean };

/** The browser's console message for a failed response, which is checked separately. */
const FAILED_RESOURCE = /^Failed to load resource: the server responded with a status of/;

/** The error of requests that a navigation has aborted. It is no fault. */
const ABORTED = 'net::ERR_ABORTED';

/** Collects errors on the console, uncaught errors, policy violations, and failed responses that a test did not announce. */
export class PageErrorCollector {
  readonly #seen: string[] = [];
  readonly #expected: Expected[] = [];
  readonly #expectedConsole: RegExp[] = [];
  readonly #origin: string;

  constructor(context: BrowserContext, origin: string) {
    this.#origin = origin;
    context.on('console', (message) => this.#checkConsole(message));
    context.on('weberror', (error) => this.#seen.push(`uncaught: ${error.error().message}`));
    context.on('response', (response) => this.#checkResponse(response));
    context.on('requestfailed', (request) => this.#checkFailure(request));
  }

  /** Announces a failed response. A test without that response fails. */
  expect(status: number, path: RegExp): void {
    this.#expected.push({ status, path, met: false });
  }

  /** Allows a failed response. A test without that response passes too. */
  allow(status: number, path: RegExp): void {
    this.#expected.push({ status, path, met: true });
  }

  /** Allows an error on the console. A test without that error passes, too. */
  allowConsole(text: RegExp): void {
    this.#expectedConsole.push(text);
  }

  add(what: string): void {
    this.#seen.push(what);
  }

  /** Lists what went wrong, and announced responses that never came. */
  report(): string[] {
    const missed = this.#expected.filter(({ met }) => !met);
    return [...this.#seen, ...missed.map(({ status, path }) => `never met: ${status} ${path}`)];
  }

  #isOwn(address: string): boolean {
    return address.startsWith(`${this.#origin}/`);
  }

  #checkConsole(message: ConsoleMessage): void {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    const text = message.text();
    if (FAILED_RESOURCE.test(text) && this.#isOwn(url)) return;
    if (this.#expectedConsole.some((expected) => expected.test(text))) return;
    this.#seen.push(`console: ${text} (${url})`);
  }

  #checkResponse(response: Response): void {
    const address = response.url();
    if (response.status() < 400 || !this.#isOwn(address)) return;
    const { pathname, search } = new URL(address);
    const expected = this.#expected.find(
      ({ status, path }) => status === response.status() && path.test(pathname + search),
    );
    if (expected) expected.met = true;
    else this.#seen.push(`${response.status()} ${response.request().method()} ${pathname}${search}`);
  }

  #checkFailure(request: Request): void {
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason !== ABORTED) this.#seen.push(`${reason} ${request.method()} ${request.url()}`);
  }
}

/** Reports policy violations from inside the page, because the console does not have all of them. */
export async function reportCspViolations(
  context: BrowserContext,
  trouble: PageErrorCollector,
): Promise<void> {
  await context.exposeFunction('reportViolation', (what: string) => trouble.add(`policy violated: ${what}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      window.reportViolation(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
}
