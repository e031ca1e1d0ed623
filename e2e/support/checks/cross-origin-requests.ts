import type { Page } from '@playwright/test';

/** Returns a growing list of the page's requests to other origins. */
export function recordCrossOriginRequests(page: Page, origin: string | undefined): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin: askedOf } = new URL(request.url());
    if (/^https?:$/.test(protocol) && askedOf !== origin) asked.push(request.url());
  });
  return asked;
}
