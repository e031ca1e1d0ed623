import type { Page } from '@playwright/test';

/** How long fingers are on their way, and how long they rest before they leave, in seconds of the events' clock. */
const WAY = 0.2;
const REST = 0.2;

type Touch = { type: 'touchStart' | 'touchMove' | 'touchEnd'; part: number; at: number };

/**
 * Fingers that go from one place to another, in a few steps. The events say themselves when they were: on a busy
 * machine they come in a bunch, and a finger that is taken for a quick one throws what it holds further than meant.
 */
export async function gesture(page: Page, fingers: { from: [number, number]; to: [number, number] }[]) {
  const devtools = await page.context().newCDPSession(page);
  const start = Date.now() / 1_000 - WAY - REST;
  const touch = ({ type, part, at }: Touch) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      timestamp: start + at,
      touchPoints:
        type === 'touchEnd'
          ? []
          : fingers.map(({ from, to }, id) => ({
              id,
              x: from[0] + (to[0] - from[0]) * part,
              y: from[1] + (to[1] - from[1]) * part,
            })),
    });
  await touch({ type: 'touchStart', part: 0, at: 0 });
  for (const part of [0.25, 0.5, 0.75, 1]) await touch({ type: 'touchMove', part, at: part * WAY });
  await touch({ type: 'touchEnd', part: 1, at: WAY + REST });
}
