import type axe from 'axe-core';

declare global {
  /** What the tests put into a page. */
  interface Window {
    axe: typeof axe;
    reportViolation: (what: string) => void;
  }
}
