import type { Page } from '@playwright/test';
import { addStyleSheet } from './add-style-sheet';

/** Limit for presses of Tab, higher than the number of focusable elements on any page. */
const MAX_PRESSES = 400;

/** Animation frames that the menu may take to close after the focus has left it. */
const FRAMES_TO_LEAVE = 60;

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

/** Adds a function to the page that describes how an element and the elements around it look. */
async function teachLooks(page: Page): Promise<void> {
  await addStyleSheet(
    page,
    '*, *::before, *::after { transition: none !important; animation: none !important; }',
  );
  await page.evaluate(() => {
    const looks = (element: Element) =>
      ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor } = style;
        return [outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor].join();
      });
    window.focusLooks = (element) => {
      const around = [element, element.nextElementSibling, element.parentElement, element.closest('label')];
      return around.flatMap((one) => (one ? looks(one) : [])).join('|');
    };
  });
}

/** Marks the focusable elements and records how they look without the focus. */
function stopsOf(page: Page): Promise<string[]> {
  return page.evaluate((focusable) => {
    const isStop = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      element.checkVisibility({ checkVisibilityCSS: true }) &&
      !element.matches(':disabled, [inert] *');
    const nameOf = (element: HTMLElement, index: number) =>
      element.matches('[type="radio"]') ? `radio ${element.getAttribute('name')}` : `${index}`;

    const stops = [...document.querySelectorAll<HTMLElement>(focusable)].filter(isStop);
    for (const [index, element] of stops.entries()) {
      element.dataset.stop = nameOf(element, index);
      element.dataset.looks = window.focusLooks(element);
    }
    return [...new Set(stops.map(({ dataset }) => dataset.stop ?? ''))];
  }, FOCUSABLE);
}

/** Returns the focused element and its errors, or undefined when the focus has left the page. */
function look(page: Page): Promise<{ stop: string; errors: string[] } | undefined> {
  return page.evaluate(async (framesToLeave) => {
    const element = document.activeElement;
    const isStop = element instanceof HTMLElement || element instanceof SVGElement;
    if (!isStop || element === document.body) return undefined;
    const { stop = 'new', looks } = element.dataset;
    const name = `${element.tagName.toLowerCase()} "${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    const isSeen = () => {
      const [{ x, y, width, height } = element.getBoundingClientRect()] = element.getClientRects();
      const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
      return onTop && (element.parentElement?.contains(onTop) || onTop.contains(element));
    };
    for (let frame = 0; frame < framesToLeave && !isSeen(); frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return {
      stop,
      errors: [
        ...(looks === window.focusLooks(element) ? [`looks the same with the focus: ${name}`] : []),
        ...(isSeen() ? [] : [`is covered or out of sight: ${name}`]),
      ],
    };
  }, FRAMES_TO_LEAVE);
}

/** Tabs through a page. Returns elements without visible focus, elements that are never reached, and focus traps. */
export async function listFocusErrors(page: Page): Promise<string[]> {
  await teachLooks(page);
  const missing = new Set(await stopsOf(page));
  const errors: string[] = [];
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    const here = await look(page);
    if (!here) return [...errors, ...[...missing].map((stop) => `never reached: ${stop}`)];
    missing.delete(here.stop);
    errors.push(...here.errors);
  }
  return [...errors, 'the focus never leaves the page'];
}
