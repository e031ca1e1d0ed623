import type { Page } from '@playwright/test';

/** Marked as another language's words, or as nobody's to translate: a selector. */
const LEFT_OUT = 'script, style, template, [translate="no"], [lang]:not(html)';

const SPOKEN = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description', 'aria-roledescription'];

function writtenWords(page: Page): Promise<string[]> {
  return page.evaluate((leftOut) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (!parentElement?.closest(leftOut)) texts.push(nodeValue ?? '');
    }
    return texts;
  }, LEFT_OUT);
}

function spokenWords(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ leftOut, spoken }) => {
      const elements = [...document.querySelectorAll(spoken.map((name) => `[${name}]`).join())];
      return elements
        .filter((element) => !element.closest(leftOut))
        .flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''));
    },
    { leftOut: LEFT_OUT, spoken: SPOKEN },
  );
}

/** Everything a page says: what is read, what is said by screen readers, and what machines take from it. */
export async function pageWords(page: Page): Promise<string[]> {
  const described = await page
    .locator('meta[name="description"], meta[property^="og:"]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('content') ?? ''));
  const texts = [
    await page.title(),
    ...described,
    ...(await writtenWords(page)),
    ...(await spokenWords(page)),
  ];
  return texts.map((text) => text.trim()).filter(Boolean);
}
