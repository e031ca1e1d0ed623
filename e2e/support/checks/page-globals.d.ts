import type axe from 'axe-core';
import type { LayoutShiftRecord } from './layout-shifts';

declare global {
  /** Globals that the tests define in a page. */
  interface Window {
    axe: typeof axe;
    reportViolation: (what: string) => void;
    reportShift: (shift: LayoutShiftRecord) => void;
    focusLooks: (element: Element) => string;
  }

  /** https://wicg.github.io/layout-instability; TypeScript's DOM does not know it yet. */
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
}
