import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { error, Key, type WebDriver, WebElement } from 'selenium-webdriver';
import { type ElementBox, findElementByRoles, recordPageErrors, waitForStableBox } from './page-functions';

/** A part of a page by role and accessible name, like Playwright's `getByRole`. A string must be the complete name. */
export type RoleLocator = { role: string; name?: string | RegExp; within?: RoleLocator };

const part =
  (role: string) =>
  (name?: string | RegExp, within?: RoleLocator): RoleLocator => ({
    role,
    ...(name !== undefined && { name }),
    ...(within && { within }),
  });
export const buttonLocator = part('button');
export const linkLocator = part('link');
export const textFieldLocator = part('textbox');
export const dialogLocator = part('dialog');
export const headingLocator = part('heading');
export const radioLocator = part('radio');
export const MAIN_LOCATOR: RoleLocator = { role: 'main' };

const STEP_MS = 15_000;
const PAUSE_MS = 100;
/** Tolerance for rounded positions. */
const SLACK_PX = 1;

/** Testing Library finds elements by role and name. It is injected into each page as a property of `window`. */
const TESTING_LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/**
 * A script that returns whether React has hydrated the element. In a frame it always returns true, because
 * the payment provider's form does not use React.
 */
const IS_HYDRATED =
  'return Object.keys(arguments[0]).some((key) => key.startsWith("__reactFiber$")) || window !== top';

/** Errors that occur when the page is not ready yet or has been replaced. The step is then tried again. */
const TEMPORARY = [
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  error.JavascriptError,
  error.NoSuchElementError,
  error.StaleElementReferenceError,
];
const isTemporary = (cause: unknown) => TEMPORARY.some((kind) => cause instanceof kind);

/** A person with a browser that is driven by WebDriver. Every step waits until the page allows it. */
export class WebDriverVisitor {
  readonly driver: WebDriver;
  readonly #baseUrl: string;

  constructor(driver: WebDriver, baseUrl: string) {
    this.driver = driver;
    this.#baseUrl = baseUrl;
  }

  async open(path: string): Promise<void> {
    await this.driver.get(new URL(path, this.#baseUrl).href);
    await this.#prepare();
  }

  async press(target: RoleLocator): Promise<void> {
    await this.#retry(target, async (element) => {
      // The driver's own scrolling can leave an element covered by the sticky header.
      const scroll = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
      await this.driver.executeScript(scroll, element);
      if (!(await this.#stableBox(element)))
        throw new error.ElementNotInteractableError(`${target.role} is hidden or moves`);
      if (!(await this.driver.executeScript<boolean>(IS_HYDRATED, element)))
        throw new error.ElementNotInteractableError(`${target.role} is not hydrated`);
      await element.click();
    });
  }

  async type(target: RoleLocator, text: string): Promise<void> {
    await this.#retry(target, async (element) => {
      await element.clear();
      await element.sendKeys(text);
    });
  }

  async key(key: 'ESCAPE' | 'ENTER' | 'ARROW_DOWN'): Promise<void> {
    await this.driver.actions().sendKeys(Key[key]).perform();
  }

  /** Runs steps inside the frame with this title. */
  async inFrame(title: string, steps: () => Promise<void>): Promise<void> {
    const frames = () => this.driver.findElements({ css: `iframe[title="${title}"]` });
    await this.driver.wait(async () => (await frames()).length > 0, STEP_MS);
    const [frame] = await frames();
    if (frame) await this.driver.switchTo().frame(frame);
    await steps();
    await this.driver.switchTo().defaultContent();
  }

  /** Sends the source text of a function to the page, and runs it there. */
  run<Given, Result>(call: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result> {
    return this.driver.executeScript<Result>(`return (${call})(arguments[0])`, given);
  }

  /** Waits until each part is completely on the screen and does not move. */
  async expectOnScreen(...parts: RoleLocator[]): Promise<void> {
    for (const one of parts) {
      const where = async () => {
        const box = await this.#read(one, (element) => this.#stableBox(element));
        const screen = await this.run(() => ({ width: innerWidth, height: innerHeight }), undefined);
        const isInside =
          box &&
          box.x >= -SLACK_PX &&
          box.y >= -SLACK_PX &&
          box.x + box.width <= screen.width + SLACK_PX &&
          box.y + box.height <= screen.height + SLACK_PX;
        return isInside ? 'on the screen' : JSON.stringify({ box, screen });
      };
      await expect.poll(where, { message: `${one.role} ${one.name ?? ''}` }).toBe('on the screen');
    }
  }

  async expectGone(one: RoleLocator): Promise<void> {
    const box = async () => (await this.#read(one, (element) => this.#stableBox(element))) ?? null;
    await expect.poll(box, { message: `${one.role} ${one.name ?? ''}` }).toBeNull();
  }

  /** Waits until the focus is on the part or inside it. */
  async expectFocus(one: RoleLocator): Promise<void> {
    const script = 'return arguments[0].contains(document.activeElement)';
    const holdsFocus = () =>
      this.#read(one, (element) => this.driver.executeScript<boolean>(script, element));
    await expect.poll(holdsFocus, { message: `focus on ${one.role} ${one.name ?? ''}` }).toBe(true);
  }

  async expectText(one: RoleLocator, text: string): Promise<void> {
    const script = 'return arguments[0].textContent';
    const read = async () =>
      (await this.#read(one, (element) => this.driver.executeScript<string>(script, element))) ?? '';
    await expect.poll(read, { message: `${one.role} ${one.name ?? ''}` }).toContain(text);
  }

  /** Waits until the path and query of the address match. */
  async expectAddress(address: RegExp): Promise<void> {
    const read = async () => {
      const { pathname, search } = new URL(await this.driver.getCurrentUrl());
      return pathname + search;
    };
    await expect.poll(read).toMatch(address);
  }

  troubles(): Promise<string[]> {
    return this.driver.executeScript<string[]>('return window.troubles ?? []');
  }

  #stableBox(element: WebElement) {
    return this.driver.executeScript<ElementBox | null>(
      `return (${waitForStableBox})(arguments[0])`,
      element,
    );
  }

  async #prepare(): Promise<void> {
    if (await this.driver.executeScript('return "TestingLibraryDom" in window')) return;
    const inject = `(function (globalThis) {${TESTING_LIBRARY}}).call(window, window)`;
    // Firefox runs each script in a new realm. One script defines both, because `findElementByRoles` needs the RegExp
    // of the realm of the library.
    await this.driver.executeScript(
      `${inject};window.findElementByRoles = ${findElementByRoles};(${recordPageErrors})()`,
    );
  }

  async #find(target: RoleLocator): Promise<WebElement | undefined> {
    await this.#prepare();
    const path: RoleLocator[] = [];
    for (let step: RoleLocator | undefined = target; step; step = step.within) path.unshift(step);
    const steps = path.map(({ role, name }) => ({
      role,
      ...(typeof name === 'string' && { text: name }),
      ...(name instanceof RegExp && { pattern: name.source, flags: name.flags }),
    }));
    const found: unknown = await this.run((given) => window.findElementByRoles(given), steps);
    return found instanceof WebElement ? found : undefined;
  }

  /** Resolves to undefined while the element does not exist. */
  async #read<T>(target: RoleLocator, read: (element: WebElement) => Promise<T>): Promise<T | undefined> {
    try {
      const element = await this.#find(target);
      return element && (await read(element));
    } catch (cause) {
      if (isTemporary(cause)) return undefined;
      throw cause;
    }
  }

  async #retry(target: RoleLocator, act: (element: WebElement) => Promise<void>): Promise<void> {
    const until = Date.now() + STEP_MS;
    for (;;) {
      try {
        const element = await this.#find(target);
        if (!element) throw new error.NoSuchElementError(`no ${target.role} ${target.name ?? ''}`);
        return await act(element);
      } catch (cause) {
        if (!isTemporary(cause) || Date.now() > until) throw cause;
        await this.driver.sleep(PAUSE_MS);
      }
    }
  }
}
