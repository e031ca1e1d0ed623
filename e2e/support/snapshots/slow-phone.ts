import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page, Route } from '@playwright/test';

/** Delays of responses, in milliseconds. */
const DELAYS: [RegExp, number][] = [
  [/\/media\/|\/images\//, 150],
  [/\/api\//, 300],
];
const SLOWER = 2;

export const FONT_URL_PATTERN = /\.woff2$/;

async function delay(context: BrowserContext, what: RegExp, until: () => Promise<unknown>) {
  await context.route(what, async (route: Route) => {
    await until();
    await route.fallback();
  });
}

/** Simulates a phone on a slow connection. Returns a function that lets the fonts load. */
export async function simulateSlowPhone(context: BrowserContext, page: Page): Promise<() => void> {
  let letFontsCome: () => void = () => undefined;
  const fontsMayCome = new Promise<void>((resolve) => {
    letFontsCome = resolve;
  });
  for (const [what, ms] of DELAYS) await delay(context, what, () => wait(ms));
  await delay(context, FONT_URL_PATTERN, () => fontsMayCome);

  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return letFontsCome;
}
