import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { type Size, STEP_TIMEOUT_MS } from './visitor';

/** Debian's folders of WebKitGTK, one a version of its interface and a processor. */
const BROWSERS = ['x86_64', 'aarch64'].flatMap((processor) =>
  ['4.1', '6.0', '4.0'].map((version) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);
const SCREEN = '1400x1200x24';
const PAUSE_MS = 50;

function findBrowser(): string {
  const found = BROWSERS.find((path) => existsSync(path));
  if (!found) throw new Error('WebKit is missing: on Debian `apt-get install webkit2gtk-driver xvfb`.');
  return found;
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'close');
}

/** A screen that nobody sees. It names itself once it is there. */
async function startScreen() {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const named = child.stdio[3];
  if (!named) throw new Error('Xvfb has no pipe.');
  const [number] = await Promise.race([
    once(named, 'data'),
    once(child, 'close').then(() => {
      throw new Error('Xvfb did not start.');
    }),
  ]);
  return { child, display: `:${String(number).trim()}` };
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/status`).catch(() => undefined);
  return answer?.ok === true;
}

/**
 * MiniBrowser's own window is never narrower than its toolbar, some 450 px; one that a page opens has none.
 * @returns the driver, in that window
 */
async function openBareWindow(driver: WebDriver, { width, height }: Size): Promise<WebDriver> {
  const first = await driver.getWindowHandle();
  await driver.executeScript(
    `window.open('about:blank', '_blank', 'popup,noopener,width=${width},height=${height}')`,
  );
  const second = (await driver.getAllWindowHandles()).find((handle) => handle !== first);
  if (!second) throw new Error('MiniBrowser has opened no window.');
  await driver.switchTo().window(second);
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  return driver;
}

type WebKitDriver = { newSession(size: Size): Promise<WebDriver>; stop(): Promise<void> };

/** WebKitGTK's own driver on a screen of its own. It has one session at a time. */
export async function startWebKitDriver(port: number): Promise<WebKitDriver> {
  const binary = findBrowser();
  const screen = await startScreen();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    // A machine that reaches nobody but itself is no reason for pages to believe that they are offline.
    env: { ...process.env, DISPLAY: screen.display, GIO_USE_NETWORK_MONITOR: 'base' },
    stdio: 'ignore',
  });
  const stopAll = async () => {
    await stop(driver);
    await stop(screen.child);
  };
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + STEP_TIMEOUT_MS;
  while (!(await isReady(url))) {
    if (Date.now() > until || driver.exitCode !== null) {
      await stopAll();
      throw new Error(`WebKitWebDriver did not start on port ${port}.`);
    }
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary,
      args: ['--automation', '--javascript-can-open-windows-automatically=true'],
    },
  });
  return {
    async newSession(size) {
      const session = await new Builder().usingServer(url).withCapabilities(capabilities).build();
      return openBareWindow(session, size);
    },
    stop: stopAll,
  };
}
