import type { Page } from '@playwright/test';

/** Fingers that go from one place to another, in a few steps. */
export async function gesture(page: Page, fingers: { from: [number, number]; to: [number, number] }[]) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(({ from, to }, id) => ({
        id,
        x: from[0] + (to[0] - from[0]) * part,
        y: from[1] + (to[1] - from[1]) * part,
      })),
    });
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
