import type { Page } from '@playwright/test';

/** What the page asks of other origins than its own (`baseURL`), as it goes on. */
export function foreignRequests(page: Page, origin: string | undefined): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin: askedOf } = new URL(request.url());
    // What is made on the spot, such as a picture in the style sheet, is asked of nobody.
    if (/^https?:$/.test(protocol) && askedOf !== origin) asked.push(request.url());
  });
  return asked;
}
