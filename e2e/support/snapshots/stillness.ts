import type { BrowserContext, Frame, Page, Response } from '@playwright/test';
import { Traffic } from '@/e2e/support/checks/traffic';

/** Chance draws the same lots every time, and to each task by itself: who comes first in one page comes second in another. */
export async function fixChance(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const first = 1;
    let state = first;
    Math.random = () => {
      if (state === first) {
        queueMicrotask(() => {
          state = first;
        });
      }
      state = (state * 16_807) % 2_147_483_647;
      return state / 2_147_483_647;
    };
  });
}

/** Every picture is there, those further down and in frames too, which would come when they are near the screen. */
export async function comeToRest(page: Page): Promise<void> {
  await Promise.all(page.frames().map(comeToRestIn));
}

async function comeToRestIn(frame: Frame): Promise<void> {
  await frame.evaluate(async () => {
    // A page may put other pictures in the place of those it came with.
    do {
      for (const image of document.images) image.loading = 'eager';
      await Promise.allSettled([...document.images].map((image) => image.decode()));
    } while ([...document.images].some(({ complete }) => !complete));
    await document.fonts.ready;
  });
}

/** Opens a page and waits until everything that will be there is there. @returns the server's answer */
export async function openAtRest(page: Page, path: string): Promise<Response | null> {
  const traffic = new Traffic(page);
  const answer = await page.goto(path);
  await traffic.atRest();
  await comeToRest(page);
  return answer;
}
