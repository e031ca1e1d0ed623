import type { APIRequestContext } from '@playwright/test';
import { expect } from '@/e2e/fixtures';

/** A page as a visitor gets it: its HTML, and whether it came from the cache. */
export async function visit(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  return {
    status: answer.status(),
    html: await answer.text(),
    cached: answer.headers()['x-nextjs-cache'] === 'HIT',
  };
}

/** Visits pages until each is cached as it is now. */
export async function settle(request: APIRequestContext, paths: string[]): Promise<void> {
  for (const path of paths) {
    await expect
      .poll(async () => (await visit(request, path)).cached, { message: path, timeout: 30_000 })
      .toBe(true);
  }
}

/** Long before a page is made anew by its age, a minute, even while the machine is busy with other journeys. */
export const SOON_MS = 20_000;

/** Waits until every page says something. */
export async function expectSoon(request: APIRequestContext, paths: string[], text: string): Promise<void> {
  await Promise.all(
    paths.map((path) =>
      expect
        .poll(async () => (await visit(request, path)).html.includes(text), {
          message: `${path} says ${text}`,
          intervals: [200],
          timeout: SOON_MS,
        })
        .toBe(true),
    ),
  );
}
