import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { error, Key as Keys, type WebDriver, WebElement } from 'selenium-webdriver';
import { findPart, isHydrated, stillBox, watchTroubles } from './in-page';
import { type Box, type Key, type Part, STEP_TIMEOUT_MS, type Visitor } from './visitor';

const PAUSE_MS = 100;
const KEYS: Record<Key, string> = {
  ArrowDown: Keys.ARROW_DOWN,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  '+': '+',
};

/** Finds elements by role and name as Playwright does; put into a page when it is first needed there. */
const TESTING_LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** The page was not that far, or was exchanged for another one meanwhile. */
const MAY_PASS = [
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  error.JavascriptError,
  error.NoSuchElementError,
  error.StaleElementReferenceError,
];

const mayPass = (cause: unknown) => MAY_PASS.some((kind) => cause instanceof kind);

/** A visitor whose browser is driven by W3C WebDriver. */
export class WebDriverVisitor implements Visitor {
  readonly #driver: WebDriver;
  readonly #baseUrl: string;
  /** What a frame shows is not the shop's, and has no React. */
  #inFrame = false;

  constructor(driver: WebDriver, baseUrl: string) {
    this.#driver = driver;
    this.#baseUrl = baseUrl;
  }

  async open(path: string) {
    await this.#driver.get(new URL(path, this.#baseUrl).href);
    await this.#prepare();
  }

  async address() {
    const { pathname, search } = new URL(await this.#driver.getCurrentUrl());
    return pathname + search;
  }

  async back() {
    await this.#driver.navigate().back();
  }

  async press(part: Part) {
    await this.#patiently(part, async (element) => {
      // The driver's own scrolling does not wait for a smooth one, and leaves things under a sticky header.
      await this.#driver.executeScript(
        'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
        element,
      );
      if (!(await this.#stillBox(element)))
        throw new error.ElementNotInteractableError(`${part.role} is not shown, or moves`);
      if (!(this.#inFrame || (await this.#isHydrated(element))))
        throw new error.ElementNotInteractableError(`${part.role} is not hydrated`);
      await element.click();
    });
  }

  async type(part: Part, text: string) {
    await this.#patiently(part, async (element) => {
      await element.clear();
      await element.sendKeys(text);
    });
  }

  async key(key: Key) {
    await this.#driver.actions().sendKeys(KEYS[key]).perform();
  }

  async enterFrame(title: string | undefined) {
    await this.#driver.switchTo().defaultContent();
    this.#inFrame = title !== undefined;
    if (title === undefined) return;
    const frames = () => this.#driver.findElements({ css: `iframe[title="${title}"]` });
    await this.#driver.wait(async () => (await frames()).length > 0, STEP_TIMEOUT_MS);
    const [frame] = await frames();
    if (frame) await this.#driver.switchTo().frame(frame);
  }

  async box(part: Part): Promise<Box | undefined> {
    return (await this.#read(part, (element) => this.#stillBox(element))) ?? undefined;
  }

  async holdsFocus(part: Part) {
    const script = 'return arguments[0].contains(document.activeElement)';
    return (
      (await this.#read(part, (element) => this.#driver.executeScript<boolean>(script, element))) ?? false
    );
  }

  async text(part: Part) {
    const script = 'return arguments[0].textContent';
    return (await this.#read(part, (element) => this.#driver.executeScript<string>(script, element))) ?? '';
  }

  ask<Given, Answer>(question: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer> {
    return this.#run(question, given);
  }

  async keepPicture(path: string) {
    await writeFile(path, await this.#driver.takeScreenshot(), 'base64');
  }

  async troubles() {
    return this.#driver.executeScript<string[]>('return window.troubles ?? []');
  }

  async leave() {
    await this.#driver.quit();
  }

  #run<Given, Answer>(call: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer> {
    return this.#driver.executeScript<Answer>(`return (${call})(arguments[0])`, given);
  }

  #stillBox(element: WebElement) {
    return this.#driver.executeScript<Box | null>(`return (${stillBox})(arguments[0])`, element);
  }

  #isHydrated(element: WebElement) {
    return this.#driver.executeScript<boolean>(`return (${isHydrated})(arguments[0])`, element);
  }

  /** The library is there from now on, and so is an ear for what goes wrong. */
  async #prepare() {
    const ready = await this.#driver.executeScript('return "TestingLibraryDom" in window');
    if (ready !== true) await this.#driver.executeScript(`${TESTING_LIBRARY};(${watchTroubles})()`);
  }

  async #find(part: Part): Promise<WebElement | undefined> {
    await this.#prepare();
    const path: Part[] = [];
    for (let step: Part | undefined = part; step; step = step.within) path.unshift(step);
    const steps = path.map(({ role, name, nth }) => ({
      role,
      nth: nth ?? 0,
      ...(typeof name === 'string' && { text: name }),
      ...(name instanceof RegExp && { pattern: name.source, flags: name.flags }),
    }));
    const found: unknown = await this.#run(findPart, steps);
    return found instanceof WebElement ? found : undefined;
  }

  /** Undefined while there is no such element, or when it is exchanged while it is looked at. */
  async #read<Answer>(
    part: Part,
    read: (element: WebElement) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    try {
      const element = await this.#find(part);
      return element && (await read(element));
    } catch (cause) {
      if (mayPass(cause)) return undefined;
      throw cause;
    }
  }

  async #patiently(part: Part, act: (element: WebElement) => Promise<void>): Promise<void> {
    const until = Date.now() + STEP_TIMEOUT_MS;
    for (;;) {
      try {
        const element = await this.#find(part);
        if (!element) throw new error.NoSuchElementError(`no ${part.role} ${part.name ?? ''}`);
        return await act(element);
      } catch (cause) {
        if (!mayPass(cause) || Date.now() > until) throw cause;
        await this.#driver.sleep(PAUSE_MS);
      }
    }
  }
}
