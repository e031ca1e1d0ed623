import { join } from 'node:path';
import { type Browser, chromium, firefox, webkit } from '@playwright/test';
import { SHOP } from '@/e2e/support/servers/environments';
import { PlaywrightVisitor } from './playwright-visitor';
import type { Size, Visitor } from './visitor';
import { WebDriverVisitor } from './webdriver-visitor';
import { startWebKitDriver } from './webkit-driver';

export type EngineName = 'chromium' | 'gecko' | 'webkit';

/** A browser that visitors come with, one at a time. */
export type Engine = { newVisitor(size: Size): Promise<Visitor>; stop(): Promise<void> };

const FIRST_PORT = 4460;

/** With ENGINES=playwright these are Playwright's own builds, else what Debian has. */
const isHosted = process.env.ENGINES === 'playwright';

/** Firefox ESR by WebDriver BiDi, as Mozilla ships it. */
const FIREFOX_ESR = {
  channel: 'moz-firefox',
  executablePath: join(import.meta.dirname, 'firefox-esr.mjs'),
  // A machine that reaches nobody but itself is no reason for pages to believe that they are offline.
  firefoxUserPrefs: { 'network.manage-offline-status': false },
};

async function byPlaywright(launched: Promise<Browser>): Promise<Engine> {
  const browser = await launched;
  return {
    newVisitor: (size) => PlaywrightVisitor.arrive(browser, SHOP.siteUrl, size),
    stop: () => browser.close(),
  };
}

async function byWebDriver(port: number): Promise<Engine> {
  const driver = await startWebKitDriver(port);
  return {
    newVisitor: async (size) => new WebDriverVisitor(await driver.newSession(size), SHOP.siteUrl),
    stop: driver.stop,
  };
}

/** @param place a number that no other engine has at this moment */
export function startEngine(name: EngineName, place: number): Promise<Engine> {
  switch (name) {
    case 'chromium':
      return byPlaywright(
        chromium.launch({
          executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
          chromiumSandbox: process.getuid?.() !== 0,
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        }),
      );
    case 'gecko':
      // Firefox may tell by BiDi that a navigation has started after it has told that it is committed: Playwright would
      // wait for its end before every action, and for ever.
      process.env.PLAYWRIGHT_SKIP_NAVIGATION_CHECK = 'true';
      return byPlaywright(firefox.launch(isHosted ? {} : FIREFOX_ESR));
    case 'webkit':
      return isHosted ? byPlaywright(webkit.launch()) : byWebDriver(FIRST_PORT + place);
  }
}
