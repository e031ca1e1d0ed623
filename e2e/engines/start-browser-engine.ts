import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, Session, WebDriver } from 'selenium-webdriver';
import { canConnect } from '@/e2e/support/servers/start-server';
import { MarionetteExecutor } from './marionette';

export type BrowserEngineName = 'gecko' | 'webkit';
/** CSS pixels of the viewport. */
export type ViewportSize = { width: number; height: number };

/** A browser for the tests of one worker, with one session at a time. */
export type BrowserEngine = { newSession(size: ViewportSize): Promise<WebDriver>; stop(): Promise<void> };

/** Port of the first worker's browser. Each worker adds its index to it. */
const FIRST_PORT = 4460;
const START_MS = 30_000;
const PAUSE_MS = 100;

/** The paths at which Debian installs the browser of WebKitGTK, for each processor and version of its API. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].flatMap((processor) =>
  ['4.1', '6.0', '4.0'].map((version) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);
const SCREEN = '1600x1200x24';

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'close');
}

async function waitForPort(port: number, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_MS;
  while (!(await canConnect(port))) {
    if (Date.now() > until || child.exitCode !== null)
      throw new Error(`${child.spawnfile} did not start on port ${port}`);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}

/** Starts a virtual screen. Returns the process and the name of the display. */
async function startScreen() {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const named = child.stdio[3];
  if (!named) throw new Error('Xvfb has no pipe for the name of its display');
  const failed = once(child, 'close').then(() => {
    throw new Error('Xvfb did not start');
  });
  const [number] = await Promise.race([once(named, 'data'), failed]);
  return { child, display: `:${String(number).trim()}` };
}

/** Opens a popup, because a browser's first window cannot be narrower than its toolbar, about 450 px. */
async function openPopup(driver: WebDriver, { width, height }: ViewportSize): Promise<void> {
  const first = await driver.getWindowHandle();
  const features = `popup,noopener,width=${width},height=${height}`;
  await driver.executeScript(`window.open('about:blank', '_blank', '${features}')`);
  const second = (await driver.getAllWindowHandles()).find((handle) => handle !== first);
  if (!second) throw new Error('The browser has not opened the popup');
  await driver.switchTo().window(second);
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  // The window of Firefox is larger than its viewport, so the window is enlarged by the difference.
  const viewport = () =>
    driver.executeScript<ViewportSize>('return { width: innerWidth, height: innerHeight }');
  const inner = await viewport();
  await window.setRect({ x: 0, y: 0, width: 2 * width - inner.width, height: 2 * height - inner.height });
  await driver.wait(
    async () => (await viewport()).width === width,
    START_MS,
    'the viewport has another width',
  );
}

async function startWebKit(port: number): Promise<BrowserEngine> {
  const binary = MINI_BROWSERS.find((path) => existsSync(path));
  if (!binary) throw new Error('WebKit is missing: on Debian `apt-get install webkit2gtk-driver xvfb`.');
  const screen = await startScreen();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    // GLib's basic network monitor always reports a network, so pages are not offline on a machine without a network.
    env: { ...process.env, DISPLAY: screen.display, GIO_USE_NETWORK_MONITOR: 'base' },
    stdio: 'ignore',
  });
  const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args },
  });
  await waitForPort(port, driver);
  return {
    async newSession(size) {
      const session = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
      await openPopup(session, size);
      return session;
    },
    async stop() {
      await stopProcess(driver);
      await stopProcess(screen.child);
    },
  };
}

/** Starts Firefox with an empty profile for each session, so that no session has the cookies of another. */
async function startGecko(port: number): Promise<BrowserEngine> {
  let stopFirefox = async (): Promise<void> => undefined;
  return {
    async newSession(size) {
      await stopFirefox();
      const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
      const preferences = { 'marionette.port': port, 'network.manage-offline-status': false };
      const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});\n`);
      await writeFile(join(profile, 'user.js'), lines.join(''));
      const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
      const firefox = spawn(process.env.FIREFOX_PATH || 'firefox-esr', args, { stdio: 'ignore' });
      stopFirefox = async () => {
        await stopProcess(firefox);
        await rm(profile, { recursive: true, force: true });
      };
      await waitForPort(port, firefox);
      const executor = await MarionetteExecutor.connect(port);
      await executor.send('WebDriver:NewSession', {});
      const driver = new WebDriver(new Session('marionette', new Capabilities()), executor);
      await openPopup(driver, size);
      return driver;
    },
    stop: () => stopFirefox(),
  };
}

export function startBrowserEngine(name: BrowserEngineName, workerIndex: number): Promise<BrowserEngine> {
  const port = FIRST_PORT + workerIndex;
  return name === 'gecko' ? startGecko(port) : startWebKit(port);
}
