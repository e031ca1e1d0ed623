import {
  type Browser,
  type BrowserContext,
  errors,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Key, Part, Size, Visitor } from './visitor';

/** How Chromium words an answer of 400 or above: some pages have one, such as that nobody is logged in. */
const FAILED_RESOURCE = /^Failed to load resource: the server responded with a status of/;

const ACTION_MS = 15_000;
/** For what was there a moment ago. */
const STILL_THERE_MS = 1_000;

/** Playwright waits for what has gone meanwhile, such as a menu that closes: nothing, once that takes too long. */
const ifThere = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> =>
  answer.catch((error: unknown) => {
    if (error instanceof errors.TimeoutError) return undefined;
    throw error;
  });

/**
 * A machine that reaches nobody but itself is no reason for pages to believe that they are offline. Chromium overrides
 * what it has found out only together with a connection's speed.
 */
async function believeOnline(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const connection = { latency: 0, downloadThroughput: 1e9, uploadThroughput: 1e9 };
  await devtools.send('Network.overrideNetworkState', { offline: false, ...connection });
}

/** A visitor whose browser Playwright drives. */
export class PlaywrightVisitor implements Visitor {
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #troubles: string[] = [];
  #root: Page | FrameLocator;

  private constructor(context: BrowserContext, page: Page) {
    this.#context = context;
    this.#page = page;
    this.#root = page;
    page.on('pageerror', ({ message }) => this.#troubles.push(`uncaught: ${message}`));
    page.on('console', (message) => {
      const isError = message.type() === 'error' && !FAILED_RESOURCE.test(message.text());
      if (isError) this.#troubles.push(`console: ${message.text()}`);
    });
  }

  static async arrive(browser: Browser, baseURL: string, viewport: Size): Promise<PlaywrightVisitor> {
    const context = await browser.newContext({ baseURL, viewport });
    context.setDefaultTimeout(ACTION_MS);
    const page = await context.newPage();
    if (browser.browserType().name() === 'chromium') await believeOnline(page);
    return new PlaywrightVisitor(context, page);
  }

  async open(path: string) {
    await this.#page.goto(path);
  }

  async address() {
    const { pathname, search } = new URL(this.#page.url());
    return pathname + search;
  }

  async back() {
    // A page that was kept does not load again.
    await this.#page.goBack({ waitUntil: 'commit' });
  }

  async press(part: Part) {
    await this.#find(part).click();
  }

  /** By the keys: `fill` in Firefox by WebDriver BiDi sets a value of which React hears nothing. */
  async type(part: Part, text: string) {
    const field = this.#find(part);
    await field.fill('');
    await field.pressSequentially(text);
  }

  async key(key: Key) {
    await this.#page.keyboard.press(key);
  }

  async enterFrame(title: string | undefined) {
    this.#root =
      title === undefined ? this.#page : this.#page.getByTitle(title, { exact: true }).contentFrame();
  }

  async box(part: Part) {
    const found = this.#find(part);
    return (await found.isVisible())
      ? ((await ifThere(found.boundingBox({ timeout: STILL_THERE_MS }))) ?? undefined)
      : undefined;
  }

  async holdsFocus(part: Part) {
    const found = this.#find(part);
    if ((await found.count()) === 0) return false;
    const holds = found.evaluate((element) => element.contains(document.activeElement), undefined, {
      timeout: STILL_THERE_MS,
    });
    return (await ifThere(holds)) ?? false;
  }

  async text(part: Part) {
    const found = this.#find(part);
    if ((await found.count()) === 0) return '';
    return (await ifThere(found.textContent({ timeout: STILL_THERE_MS }))) ?? '';
  }

  ask<Given, Answer>(question: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer> {
    return this.#page.evaluate(`(${question})(${JSON.stringify(given)})`);
  }

  async keepPicture(path: string) {
    await this.#page.screenshot({ path });
  }

  async troubles() {
    return [...this.#troubles];
  }

  async leave() {
    await this.#context.close();
  }

  #find({ role, name, nth = 0, within }: Part): Locator {
    const all = (within ? this.#find(within) : this.#root).getByRole(role, {
      ...(name !== undefined && { name, exact: true }),
    });
    return all.nth(nth);
  }
}
