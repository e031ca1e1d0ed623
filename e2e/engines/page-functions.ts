// These functions are sent to the page as source text, so they use nothing outside them.
import type { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';

declare global {
  interface Window {
    TestingLibraryDom: {
      queryAllByRole: typeof queryAllByRole;
      queryAllByLabelText: typeof queryAllByLabelText;
    };
    findElementByRoles: typeof findElementByRoles;
    /** Errors that happened in the page. */
    troubles?: string[];
  }
}

export type ElementBox = { x: number; y: number; width: number; height: number };
type RoleStep = { role: string; text?: string; pattern?: string; flags?: string };

export function findElementByRoles(steps: RoleStep[]): HTMLElement | null {
  const { queryAllByRole, queryAllByLabelText } = window.TestingLibraryDom;
  let place: HTMLElement | null = document.body;
  for (const { role, text, pattern, flags } of steps) {
    if (!place) return null;
    const name = pattern === undefined ? text : new RegExp(pattern, flags);
    const found: HTMLElement[] = queryAllByRole(place, role, name === undefined ? {} : { name });
    // A password field has no role, so it is found by its label.
    if (role === 'textbox' && name !== undefined)
      found.push(...queryAllByLabelText(place, name, { selector: 'input[type=password]' }));
    place = found[0] ?? null;
  }
  return place;
}

/** Resolves to the box of a visible element that has not moved for two frames. */
export async function waitForStableBox(element: Element): Promise<ElementBox | null> {
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

export function recordPageErrors(): void {
  const troubles: string[] = [];
  window.troubles = troubles;
  window.addEventListener('error', ({ message }) => troubles.push(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => troubles.push(`uncaught: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    troubles.push(`policy violated: ${effectiveDirective} ${blockedURI}`),
  );
}
