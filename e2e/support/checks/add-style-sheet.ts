import type { Page } from '@playwright/test';

/** Adds a style sheet to the open page. A script adds it, because the page's policy forbids style elements. */
export async function addStyleSheet(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}
