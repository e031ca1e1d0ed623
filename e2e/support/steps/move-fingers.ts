import type { Page } from '@playwright/test';

/** Durations of the movement and of the pause before the fingers lift, in seconds. */
const WAY = 0.2;
const REST = 0.2;

type Touch = { type: 'touchStart' | 'touchMove' | 'touchEnd'; part: number; at: number };

/**
 * Moves fingers from one point to another. The events have timestamps of their own, because on a busy machine they arrive
 * together and would be taken for a fast swipe.
 */
export async function moveFingers(page: Page, fingers: { from: [number, number]; to: [number, number] }[]) {
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
