import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page, Route } from '@playwright/test';

/** What arrives how late, in milliseconds. */
const DELAYS: [RegExp, number][] = [
  [/\/_next\/image\?|\/images\//, 150],
  [/\/api\//, 300],
];
const SLOWER = 2;

export const FONTS = /\.woff2$/;

async function delay(context: BrowserContext, what: RegExp, until: () => Promise<unknown>) {
  await context.route(what, async (route: Route) => {
    await until();
    await route.fallback();
  });
}

/**
 * A phone on a poor line: the parts of a page come one after the other, and the fonts last of all.
 * @returns lets the fonts come
 */
export async function slowDown(context: BrowserContext, page: Page): Promise<() => void> {
  let letFontsCome: () => void = () => undefined;
  const fontsMayCome = new Promise<void>((resolve) => {
    letFontsCome = resolve;
  });
  for (const [what, ms] of DELAYS) await delay(context, what, () => wait(ms));
  await delay(context, FONTS, () => fontsMayCome);

  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return letFontsCome;
}
