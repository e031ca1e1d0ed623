import type { BrowserContext, Frame, Page, Response } from '@playwright/test';
import { RequestTracker } from '@/e2e/support/checks/request-tracker';

/** Makes Math.random return the same sequence in every task of the event loop. */
export async function seedMathRandom(context: BrowserContext): Promise<void> {
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

/** Loads and decodes all pictures, also lazy ones and those in frames. */
export async function loadAllPictures(page: Page): Promise<void> {
  await Promise.all(page.frames().map(comeToRestIn));
}

async function comeToRestIn(frame: Frame): Promise<void> {
  await frame.evaluate(async () => {
    do {
      for (const image of document.images) image.loading = 'eager';
      await Promise.allSettled([...document.images].map((image) => image.decode()));
    } while ([...document.images].some(({ complete }) => !complete));
    await document.fonts.ready;
  });
}

/** Opens a page and waits until it is completely loaded. */
export async function openFullyLoaded(page: Page, path: string): Promise<Response | null> {
  const traffic = new RequestTracker(page);
  const response = await page.goto(path);
  await traffic.atRest();
  await loadAllPictures(page);
  return response;
}
