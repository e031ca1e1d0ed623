import type { BrowserContext } from '@playwright/test';

/** A layout shift: its part of the page's CLS, and what moved. */
export type LayoutShiftRecord = { value: number; moved: string };

/** Returns a growing list of layout shifts in the pages of a browser context. */
export async function recordLayoutShifts(context: BrowserContext): Promise<LayoutShiftRecord[]> {
  const shifts: LayoutShiftRecord[] = [];
  await context.exposeFunction('reportShift', (shift: LayoutShiftRecord) => shifts.push(shift));
  await context.addInitScript(() => {
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element
        ? `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
        : 'something';
    };
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
    const tell = ({ value, sources }: LayoutShift) => {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} (${placeOf(previousRect)} → ${placeOf(currentRect)})`,
      );
      window.reportShift({ value, moved: moved.join(', ') });
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (isShift(entry) && !entry.hadRecentInput) tell(entry);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return shifts;
}
