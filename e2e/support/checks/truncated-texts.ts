import type { Page } from '@playwright/test';

/** Tolerance for rounding, in pixels. */
const SLACK = 1;

/** Finds texts that are wider than the screen or cut off by their box, except in scroll containers and for screen readers. */
export function findTruncatedTexts(page: Page): Promise<string[]> {
  return page.evaluate((slack) => {
    const style = (element: Element) => getComputedStyle(element);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : [];
    const isShown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      [element, ...ancestors(element)].every((one) => style(one).clipPath === 'none');

    const isCut = (element: Element) => {
      const { overflowX, overflowY } = style(element);
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + slack) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + slack)
      );
    };
    const leavesScreen = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      const beyond = right > document.documentElement.clientWidth + slack || left < -slack;
      return beyond && !ancestors(element).some((one) => scrolls(style(one).overflowX));
    };
    const saysSomething = (element: Element) =>
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());

    return [...document.body.querySelectorAll('*')]
      .filter(saysSomething)
      .filter(isShown)
      .filter((element) => isCut(element) || leavesScreen(element))
      .map((element) => `${element.tagName.toLowerCase()}: ${element.textContent?.trim().slice(0, 60)}`);
  }, SLACK);
}

/** Returns how many pixels the page is wider than the screen. */
export function measureHorizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
