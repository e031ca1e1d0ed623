// Functions that are sent into a page as source text: each stands alone, and knows nothing around it.
import type { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';
import type { Box } from './visitor';

declare global {
  interface Window {
    TestingLibraryDom: {
      queryAllByRole: typeof queryAllByRole;
      queryAllByLabelText: typeof queryAllByLabelText;
    };
    /** What went wrong since somebody listened. */
    troubles?: string[];
  }
}

type Step = { role: string; nth: number; text?: string; pattern?: string; flags?: string };

/** The element at the end of a way from the page inwards. A password has no role of its own: its label finds it. */
export function findPart(steps: Step[]): HTMLElement | null {
  const { queryAllByRole, queryAllByLabelText } = window.TestingLibraryDom;
  let place: HTMLElement | null = document.body;
  for (const { role, nth, text, pattern, flags } of steps) {
    if (!place) return null;
    const name = pattern === undefined ? text : new RegExp(pattern, flags);
    const found: HTMLElement[] = queryAllByRole(place, role, name === undefined ? {} : { name });
    if (role === 'textbox' && name !== undefined)
      found.push(...queryAllByLabelText(place, name, { selector: 'input[type=password]' }));
    place = found[nth] ?? null;
  }
  return place;
}

/** Its box when it is shown and has not moved for two frames, else null. */
export async function stillBox(element: Element): Promise<Box | null> {
  const read = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };
  if (!element.checkVisibility({ visibilityProperty: true })) return null;
  const before = read();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const box = read();
  return JSON.stringify(before) === JSON.stringify(box) && box.width > 0 && box.height > 0 ? box : null;
}

/** Whether React has hydrated an element: before that a press does what it does without JavaScript. */
export function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
}

/** Notes what goes wrong from now on. */
export function watchTroubles(): void {
  const troubles: string[] = [];
  window.troubles = troubles;
  window.addEventListener('error', ({ message }) => troubles.push(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => troubles.push(`uncaught: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    troubles.push(`policy violated: ${effectiveDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...said: unknown[]) => {
    troubles.push(`console: ${said.join(' ')}`);
    error(...said);
  };
}

/** What can be told of a page's first screen without looking. */
export function readFirstScreen() {
  const title = document.querySelector('h1');
  const { x = 0, y = 0, width = 0, height = 0 } = title?.getBoundingClientRect() ?? {};
  const onScreen = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && bottom > top;
  };
  const fields = document.querySelectorAll<HTMLInputElement>(
    'textarea, select, input:not([type=radio], [type=checkbox], [type=hidden])',
  );
  const small = [...fields].filter(
    (field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16,
  );
  const pictures = [...document.images].filter((image) => onScreen(image) && image.checkVisibility());
  return {
    title: title?.textContent ?? '',
    titleShown: Boolean(title?.checkVisibility({ opacityProperty: true, visibilityProperty: true })),
    box: { x, y, width, height },
    screen: { width: innerWidth, height: innerHeight },
    mainHeight: document.querySelector('main')?.getBoundingClientRect().height ?? 0,
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    /** Phones zoom into a field whose letters are smaller than 16 px, and stay there. */
    smallFields: small.map(({ name }) => name),
    withoutPicture: pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
  };
}
